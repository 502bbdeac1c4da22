import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellModes,
  type GridColDef,
  GridEditSingleSelectCell,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import { type Order, orderStatuses, orders } from '../../../data/orders';

function PickAndCloseEditor(params: GridRenderEditCellParams<Order>) {
  const { id, field, colDef } = params;
  const apiRef = useGridApiContext();

  const handleValueChange = async (_event: unknown, value: unknown) => {
    const valid = await apiRef.current.setEditCellValue({ id, field, value });
    // Choosing with Enter has already closed the cell.
    const open = apiRef.current.getCellMode(id, field) === GridCellModes.Edit;
    if (valid && open) {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };

  return (
    <GridEditSingleSelectCell
      {...params}
      inputProps={{ 'aria-label': colDef.headerName }}
      onValueChange={handleValueChange}
    />
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 150,
    editable: true,
    renderEditCell: (params) => <PickAndCloseEditor {...params} />,
  },
];

const rows = orders.slice(0, 5);

export default function PickAndClose() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        aria-label="Orders, status is saved on choice"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
