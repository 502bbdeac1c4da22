import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { type Order, orders, paymentMethods } from '../../../data/orders';

const methodIsMissing = (params: GridPreProcessEditCellProps) => {
  const paid = params.otherFieldsProps?.paid?.value;
  return { ...params.props, error: Boolean(paid) && !params.props.value };
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'paid',
    headerName: 'Paid',
    type: 'boolean',
    width: 90,
    editable: true,
  },
  {
    field: 'paymentMethod',
    headerName: 'Paid by',
    type: 'singleSelect',
    valueOptions: paymentMethods,
    valueGetter: ({ value }) => value ?? '',
    width: 150,
    editable: true,
    preProcessEditCellProps: methodIsMissing,
  },
];

export default function PaidNeedsMethod() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Orders; paid ones need a method"
        rows={orders}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </Box>
  );
}
