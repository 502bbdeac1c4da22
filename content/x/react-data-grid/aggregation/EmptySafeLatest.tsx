import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { ledger } from '../../../data/ledger';
import { ledgerColumns } from './ledger-columns';

const latest: GridAggregationFunction<Date | null, Date> = {
  label: 'latest',
  columnTypes: ['date', 'dateTime'],
  apply: ({ values }) => {
    const dates = values.flatMap((value) => value ?? []);
    if (dates.length === 0) return null;
    return new Date(Math.max(...dates.map((date) => date.getTime())));
  },
};
const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, latest };

export default function EmptySafeLatest() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Ledger; latest date"
        rows={ledger}
        columns={ledgerColumns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { date: 'latest' } } }}
      />
    </Box>
  );
}
