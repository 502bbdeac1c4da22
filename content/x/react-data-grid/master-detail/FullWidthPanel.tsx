import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { type Order, orders } from '../../../data/orders';
import { ItemList } from './ItemList';
import { orderColumns } from './order-columns';
import { StickyPanel } from './StickyPanel';

const columns: GridColDef<Order>[] = [
  ...orderColumns,
  { field: 'country', headerName: 'Country', width: 300 },
  { field: 'placedAt', headerName: 'Placed', type: 'date', width: 300 },
  { field: 'currency', headerName: 'Currency', width: 300 },
];
const getPanel = ({ row }: GridRowParams<Order>) => (
  <StickyPanel>
    <ItemList order={row} />
  </StickyPanel>
);
const getPanelHeight = () => 120;

export default function FullWidthPanel() {
  return (
    <Box sx={{ height: 380 }}>
      <DataGridPro
        aria-label="Orders; panels stay in view"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getPanel}
        getDetailPanelHeight={getPanelHeight}
        initialState={{
          detailPanel: { expandedRowIds: [1001] },
          pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD] },
        }}
        hideFooter
      />
    </Box>
  );
}
