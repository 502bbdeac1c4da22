import type { GridColDef } from '@mui/x-data-grid-pro';

export const parts = [
  { id: 1, part: 'Bolt', bin: 'A2', pieces: 400 },
  { id: 2, part: 'Hinge', bin: 'A7', pieces: 64 },
  { id: 3, part: 'Wall bracket with rubber feet', bin: 'C1', pieces: 12 },
  { id: 4, part: 'Washer', bin: 'B3', pieces: 950 },
  { id: 5, part: 'Latch', bin: 'B1', pieces: 38 },
];

export const partColumns: GridColDef<(typeof parts)[number]>[] = [
  { field: 'part', headerName: 'Part' },
  { field: 'bin', headerName: 'Storage bin' },
  { field: 'pieces', headerName: 'Pieces left', type: 'number' },
];
