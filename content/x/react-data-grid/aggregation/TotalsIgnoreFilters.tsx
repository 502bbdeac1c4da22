import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import * as React from 'react';
import { ledger } from '../../../data/ledger';
import { ledgerColumns } from './ledger-columns';

const rentFilter = { field: 'account', operator: 'equals', value: 'Rent' };

export default function TotalsIgnoreFilters() {
  const [all, setAll] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={all} onChange={() => setAll(!all)} />}
        label="Include filtered-out rows"
      />
      <Box sx={{ height: 360 }}>
        <DataGridPremium
          key={String(all)}
          aria-label="Expenses with a total"
          rows={ledger}
          columns={ledgerColumns}
          aggregationRowsScope={all ? 'all' : 'filtered'}
          initialState={{
            aggregation: { model: { amount: 'sum' } },
            filter: { filterModel: { items: [rentFilter] } },
          }}
        />
      </Box>
    </div>
  );
}
