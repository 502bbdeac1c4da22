import type { GridColDef } from '@mui/x-data-grid-pro';
import type { FileRow } from '../../../data/files';

export const fileColumns: GridColDef<FileRow>[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'size', headerName: 'Bytes', type: 'number', width: 110 },
];

export const getPath = (row: FileRow) => row.path;
