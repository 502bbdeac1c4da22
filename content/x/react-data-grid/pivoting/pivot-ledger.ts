import type { GridColDef } from '@mui/x-data-grid';
import { type LedgerEntry, ledger, projects } from '../../../data/ledger';

export interface PivotRow {
  id: string;
  [column: string]: string | number;
}

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const fieldOf = (project: string) => `project:${project}`;

/** A row for each account, a field for each project and one for the total. */
export function pivot(entries: readonly LedgerEntry[]): PivotRow[] {
  const rows = new Map<string, PivotRow>();
  for (const { account, project, amount } of entries) {
    const row = rows.get(account) ?? { id: account, total: 0 };
    const field = fieldOf(project);
    row[field] = Number(row[field] ?? 0) + amount;
    row.total = Number(row.total) + amount;
    rows.set(account, row);
  }
  return [...rows.values()];
}

const sumColumn = (field: string, headerName: string): GridColDef => ({
  field,
  headerName,
  type: 'number',
  width: 110,
  valueFormatter: ({ value }) => (value == null ? '' : euros.format(value)),
});

export const pivotColumns: GridColDef[] = [
  { field: 'id', headerName: 'Account', width: 120 },
  ...projects.map((project) => sumColumn(fieldOf(project), project)),
  sumColumn('total', 'Total'),
];

export const pivotRows = pivot(ledger);

export const columnGroups = [
  {
    groupId: 'Project',
    children: projects.map((project) => ({ field: fieldOf(project) })),
  },
];
