import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type LedgerEntry, ledger } from '../../../data/ledger';

const columns: GridColDef<LedgerEntry>[] = [
  { field: 'account', headerName: 'Account', width: 120 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 200,
    filterable: false,
  },
  { field: 'project', headerName: 'Project', width: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
];

const instalments: GridFilterModel = {
  items: [{ field: 'note', operator: 'contains', value: 'instalment' }],
};

export default function UnfilterableColumn() {
  const [locked, setLocked] = React.useState(true);
  const [userModel, setUserModel] = React.useState<GridFilterModel>({
    items: [],
  });

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={locked} />}
        label="Only instalments"
        onChange={(_, checked) => setLocked(checked)}
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Ledger"
          rows={ledger}
          columns={columns}
          disableColumnFilter={locked}
          filterModel={locked ? instalments : userModel}
          onFilterModelChange={(model) => {
            if (!locked) {
              setUserModel(model);
            }
          }}
        />
      </Box>
    </Box>
  );
}
