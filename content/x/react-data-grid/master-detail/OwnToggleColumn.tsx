import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { type Order, orders } from '../../../data/orders';
import { ItemList } from './ItemList';
import { orderColumns } from './order-columns';

const toggleColumn: GridColDef<Order> = {
  ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  headerName: 'Items',
  renderHeader: undefined,
  width: 130,
  renderCell: ({ value, tabIndex, row }) => (
    <Button size="small" tabIndex={tabIndex} aria-expanded={value === true}>
      {value ? 'Hide' : `Show ${row.items.length}`}
    </Button>
  ),
};
const columns = [...orderColumns, toggleColumn];
const getPanel = ({ row }: GridRowParams<Order>) => <ItemList order={row} />;
const getPanelHeight = () => 120;

export default function OwnToggleColumn() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPro
        aria-label="Orders; the last column shows the items"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getPanel}
        getDetailPanelHeight={getPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [1001] } }}
        hideFooter
      />
    </Box>
  );
}
