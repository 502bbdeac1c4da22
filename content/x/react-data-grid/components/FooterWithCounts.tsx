import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooterContainer,
  GridRowCount,
  GridSelectedRowCount,
  gridFilteredTopLevelRowCountSelector,
  gridTopLevelRowCountSelector,
  selectedGridRowsCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

function CountFooter() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, selectedGridRowsCountSelector);
  const found = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const total = useGridSelector(apiRef, gridTopLevelRowCountSelector);

  return (
    <GridFooterContainer>
      <GridSelectedRowCount selectedRowCount={selected} />
      <GridRowCount rowCount={total} visibleRowCount={found} />
    </GridFooterContainer>
  );
}

const paid = { field: 'status', operator: 'equals', value: 'Paid' };

export default function FooterWithCounts() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Paid orders"
        rows={orders}
        columns={orderColumns}
        checkboxSelection
        slots={{ footer: CountFooter }}
        initialState={{ filter: { filterModel: { items: [paid] } } }}
      />
    </Box>
  );
}
