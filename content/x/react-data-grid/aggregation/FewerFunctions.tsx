import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
} from '@mui/x-data-grid-premium';
import { ledger } from '../../../data/ledger';
import { ledgerColumns } from './ledger-columns';

const { size: _, ...aggregationFunctions } = GRID_AGGREGATION_FUNCTIONS;

export default function FewerFunctions() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Ledger without counts"
        rows={ledger}
        columns={ledgerColumns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { amount: 'sum' } } }}
      />
    </Box>
  );
}
