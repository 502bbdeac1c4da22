import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { ledger } from '../../../data/ledger';
import { ledgerColumns } from './ledger-columns';
import { TotalCards } from './TotalCards';

// The balance is a sum, so the column menu offers no other function.
const columns = ledgerColumns.map((column) => ({
  ...column,
  availableAggregationFunctions: column.field === 'amount' ? ['sum'] : [],
}));
const slots = { footer: TotalCards };
const getPosition = () => 'inline' as const;

export default function TotalsElsewhere() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Ledger with the balance below"
        rows={ledger}
        columns={columns}
        slots={slots}
        getAggregationPosition={getPosition}
        initialState={{ aggregation: { model: { amount: 'sum' } } }}
      />
    </Box>
  );
}
