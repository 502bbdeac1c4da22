import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { ledger } from '../../../data/ledger';
import { ledgerColumns } from './ledger-columns';
import { TotalCards } from './TotalCards';

const slots = { footer: TotalCards };
const getPosition = () => 'inline' as const;

export default function TotalsElsewhere() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Ledger with the balance below"
        rows={ledger}
        columns={ledgerColumns}
        slots={slots}
        getAggregationPosition={getPosition}
        initialState={{ aggregation: { model: { amount: 'sum' } } }}
      />
    </Box>
  );
}
