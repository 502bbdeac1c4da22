import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { money, percent } from './number-column-types';

const ledger = [
  {
    id: 1,
    account: 'Rent',
    date: new Date(2024, 0, 3),
    amount: -2400,
    taxRate: 0,
  },
  {
    id: 2,
    account: 'Sales',
    date: new Date(2024, 0, 12),
    amount: 8200,
    taxRate: 0.2,
  },
  {
    id: 3,
    account: 'Software',
    date: new Date(2024, 0, 19),
    amount: -349.9,
    taxRate: 0.2,
  },
  {
    id: 4,
    account: 'Consulting',
    date: new Date(2024, 1, 6),
    amount: 6400,
    taxRate: 0.2,
  },
];

const columns: GridColDef<(typeof ledger)[number]>[] = [
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 110 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { ...money('EUR'), field: 'amount', headerName: 'Amount', editable: true },
  { ...percent, field: 'taxRate', headerName: 'Tax' },
];

export default function MoneyAndPercentColumns() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Ledger"
        rows={ledger}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
