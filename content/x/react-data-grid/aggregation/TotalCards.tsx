import Typography from '@mui/material/Typography';
import {
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';

export function TotalCards() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridAggregationLookupSelector);
  const total = lookup[GRID_ROOT_GROUP_ID]?.amount?.value;

  return (
    <Typography sx={{ p: 2 }} aria-live="polite">
      {total === undefined
        ? 'No balance'
        : `Balance: ${total.toLocaleString('en')} EUR`}
    </Typography>
  );
}
