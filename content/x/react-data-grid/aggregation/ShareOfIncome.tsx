import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { ledger } from '../../../data/ledger';
import { ledgerColumns } from './ledger-columns';

const incomeShare: GridAggregationFunction<number, number, string> = {
  label: 'income',
  columnTypes: ['number'],
  hasCellUnit: false,
  apply: ({ values }) =>
    values.length === 0
      ? null
      : values.filter((value = 0) => value > 0).length / values.length,
  valueFormatter: ({ value }) =>
    value === null ? '' : `${Math.round(value * 100)} %`,
};
const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, incomeShare };

export default function ShareOfIncome() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Ledger; share of income entries"
        rows={ledger}
        columns={ledgerColumns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { amount: 'incomeShare' } } }}
      />
    </Box>
  );
}
