import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import type { TablePaginationProps } from '@mui/material/TablePagination';
import { DataGrid } from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

type PageNumbersProps = Pick<
  TablePaginationProps,
  'count' | 'page' | 'rowsPerPage' | 'onPageChange'
>;

function PageNumbers(props: PageNumbersProps) {
  const { count, page, rowsPerPage, onPageChange } = props;

  return (
    <Pagination
      size="small"
      siblingCount={0}
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(_, shown) => onPageChange(null, shown - 1)}
      sx={{ ml: 2, flexShrink: 0 }}
    />
  );
}

export default function NumberedPagination() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={orderColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        pageSizeOptions={[4]}
        slotProps={{ pagination: { ActionsComponent: PageNumbers } }}
      />
    </Box>
  );
}
