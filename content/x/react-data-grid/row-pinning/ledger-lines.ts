import type { GridColDef } from '@mui/x-data-grid-pro';
import { ledger } from '../../../data/ledger';

/** A ledger entry or a total. */
export interface Line {
  id: number | string;
  account: string;
  project: string;
  amount: number;
}

export const lines: Line[] = ledger.slice(0, 12);

export const sumOf = (entries: readonly Line[]) =>
  entries.reduce((sum, entry) => sum + entry.amount, 0);

export const lineColumns: GridColDef<Line>[] = [
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 110 },
  { field: 'project', headerName: 'Project', width: 120 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 120 },
];
