import FilterIcon from '@mui/icons-material/FilterCenterFocus';
import MenuIcon from '@mui/icons-material/Menu';
import DownIcon from '@mui/icons-material/TrendingDown';
import UpIcon from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const icons = {
  columnSortedAscendingIcon: UpIcon,
  columnSortedDescendingIcon: DownIcon,
  columnFilteredIcon: FilterIcon,
  columnMenuIcon: MenuIcon,
};

const open = { field: 'status', operator: 'contains', value: 'p' };

export default function OwnIconSet() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={orderColumns}
        slots={icons}
        initialState={{
          sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
          filter: { filterModel: { items: [open] } },
        }}
        hideFooter
      />
    </Box>
  );
}
