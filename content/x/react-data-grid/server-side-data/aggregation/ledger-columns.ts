import type { GridColDef } from '@mui/x-data-grid';
import { ledgerKinds } from '../../../../data/ledger';

const money = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});

export const formatMoney = (value: number) => money.format(value);

const columns: GridColDef[] = [
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 110 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: ledgerKinds,
    width: 110,
  },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 130,
    valueFormatter: ({ value }) => formatMoney(value),
  },
];

/** In a page of rows, sorting would be the server's work too. */
export const ledgerColumns = columns.map((column) => ({
  ...column,
  sortable: false,
}));
