import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { ledger } from '../../../data/ledger';
import { ledgerColumns } from './ledger-columns';

const first: GridAggregationFunction<string, string> = {
  label: 'first',
  columnTypes: ['string'],
  apply: ({ values }) =>
    values.filter((value) => value !== undefined).sort()[0] ?? null,
};
const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, first };

export default function FirstAndLastFunction() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Ledger; first account"
        rows={ledger}
        columns={ledgerColumns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { account: 'first' } } }}
      />
    </Box>
  );
}
