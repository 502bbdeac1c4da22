import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridAggregationModel,
} from '@mui/x-data-grid-premium';
import * as React from 'react';
import { ledger } from '../../../data/ledger';
import { ledgerColumns } from './ledger-columns';

export default function TotalsInState() {
  const [model, setModel] = React.useState<GridAggregationModel>({
    amount: 'sum',
  });

  return (
    <div>
      <Button onClick={() => setModel({ amount: 'sum' })}>Sum</Button>
      <Button onClick={() => setModel({ amount: 'avg', date: 'max' })}>
        Average and last date
      </Button>
      <Button onClick={() => setModel({})}>None</Button>
      <Box sx={{ height: 360 }}>
        <DataGridPremium
          aria-label="Ledger; totals in state"
          rows={ledger}
          columns={ledgerColumns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
        />
      </Box>
    </div>
  );
}
