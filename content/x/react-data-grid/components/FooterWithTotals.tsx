import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  gridRowSelectionStateSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

function TotalFooter() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridRowSelectionStateSelector);
  const units = ids
    .map((id) => Number(apiRef.current.getCellValue(id, 'quantity')))
    .reduce((sum, quantity) => sum + quantity, 0);

  return (
    <GridFooterContainer sx={{ flexWrap: 'wrap' }}>
      <Typography role="status" variant="body2" sx={{ px: 2 }}>
        {units} units selected
      </Typography>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function FooterWithTotals() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={orderColumns}
        checkboxSelection
        slots={{ footer: TotalFooter }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
