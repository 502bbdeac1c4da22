import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { ledger } from '../../../data/ledger';
import { ledgerColumns } from './ledger-columns';

const median: GridAggregationFunction<number, number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values.flatMap((value) => value ?? []).sort((a, b) => a - b);
    const middle = sorted.slice((sorted.length - 1) / 2, sorted.length / 2 + 1);
    if (middle.length === 0) return null;
    return middle.reduce((sum, value) => sum + value / middle.length, 0);
  },
};
const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, median };

export default function MedianFunction() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Ledger; median amount"
        rows={ledger}
        columns={ledgerColumns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { amount: 'median' } } }}
      />
    </Box>
  );
}
