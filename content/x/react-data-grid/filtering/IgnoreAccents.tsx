import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

const rows = [
  { id: 1, name: 'André Moreau', city: 'Orléans' },
  { id: 2, name: 'Andre Whitlock', city: 'Leeds' },
  { id: 3, name: 'Zoë Andrésen', city: 'Tromsø' },
  { id: 4, name: 'Andrea Conti', city: 'Forlì' },
  { id: 5, name: 'Łucja Wrona', city: 'Łódź' },
  { id: 6, name: 'Inês Duarte', city: 'Évora' },
];

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
];

export default function IgnoreAccents() {
  const [ignore, setIgnore] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={ignore}
            onChange={(event) => setIgnore(event.target.checked)}
          />
        }
        label="ignoreDiacritics"
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          key={String(ignore)}
          aria-label="People whose name contains andre"
          rows={rows}
          columns={columns}
          hideFooter
          ignoreDiacritics={ignore}
          initialState={{
            filter: {
              filterModel: {
                items: [
                  { field: 'name', operator: 'contains', value: 'andre' },
                ],
              },
            },
          }}
        />
      </Box>
    </Box>
  );
}
