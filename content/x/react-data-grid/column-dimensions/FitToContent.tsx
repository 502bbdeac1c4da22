import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';

const rows = [
  { id: 1, part: 'Bolt', bin: 'A2', pieces: 400 },
  { id: 2, part: 'Hinge', bin: 'A7', pieces: 64 },
  { id: 3, part: 'Wall bracket with rubber feet', bin: 'C1', pieces: 12 },
  { id: 4, part: 'Washer', bin: 'B3', pieces: 950 },
  { id: 5, part: 'Latch', bin: 'B1', pieces: 38 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'part', headerName: 'Part' },
  { field: 'bin', headerName: 'Storage bin' },
  { field: 'pieces', headerName: 'Pieces left', type: 'number' },
];

const names = ['includeHeaders', 'includeOutliers', 'expand'] as const;

export default function FitToContent() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState({
    includeHeaders: true,
    includeOutliers: true,
    expand: false,
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap flexWrap="wrap" alignItems="center">
        <Button onClick={() => apiRef.current.autosizeColumns(options)}>
          Fit columns
        </Button>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox checked={options[name]} />}
            onChange={(_, checked) =>
              setOptions({ ...options, [name]: checked })
            }
          />
        ))}
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Parts"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          autosizeOnMount
          autosizeOptions={options}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
