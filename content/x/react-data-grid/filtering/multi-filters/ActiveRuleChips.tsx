import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  GridToolbarContainer,
  GridToolbarFilterButton,
  gridFilterActiveItemsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { orders } from '../../../../data/orders';
import { orderColumns } from './order-columns';

function RuleChips() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);

  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
      {items.map((item) => (
        <Chip
          key={item.id}
          size="small"
          label={`${apiRef.current.getColumn(item.field).headerName} ${item.operator} ${item.value ?? ''}`}
          onDelete={() => apiRef.current.deleteFilterItem(item)}
        />
      ))}
    </GridToolbarContainer>
  );
}

export default function ActiveRuleChips() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPro
        aria-label="Orders with chips for the rules"
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: RuleChips }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'status', operator: 'not', value: 'Cancelled' },
                { id: 2, field: 'quantity', operator: '<', value: '20' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
