export type LedgerKind = 'Income' | 'Expense';

export const ledgerKinds: LedgerKind[] = ['Income', 'Expense'];

export type LedgerAccount =
  | 'Sales'
  | 'Consulting'
  | 'Grants'
  | 'Salaries'
  | 'Rent'
  | 'Software'
  | 'Travel';

/** The accounts an entry of each kind may use. */
export const ledgerAccounts: Record<LedgerKind, LedgerAccount[]> = {
  Income: ['Sales', 'Consulting', 'Grants'],
  Expense: ['Salaries', 'Rent', 'Software', 'Travel'],
};

export type Project = 'Lighthouse' | 'Orchard' | 'Tidewater';

export const projects: Project[] = ['Lighthouse', 'Orchard', 'Tidewater'];

export interface LedgerEntry {
  id: number;
  date: Date;
  account: LedgerAccount;
  kind: LedgerKind;
  project: Project;
  /** Euros; expenses are negative. */
  amount: number;
  /** A fraction: 0.2 is 20 %. */
  taxRate: number;
  note: string;
}

export const ledger: readonly LedgerEntry[] = [
  {
    id: 1,
    date: new Date(2024, 0, 3),
    account: 'Rent',
    kind: 'Expense',
    project: 'Lighthouse',
    amount: -2400,
    taxRate: 0,
    note: 'Workshop, first quarter',
  },
  {
    id: 2,
    date: new Date(2024, 0, 12),
    account: 'Sales',
    kind: 'Income',
    project: 'Lighthouse',
    amount: 8200,
    taxRate: 0.2,
    note: 'Delivery to Harbour & Sons',
  },
  {
    id: 3,
    date: new Date(2024, 0, 19),
    account: 'Software',
    kind: 'Expense',
    project: 'Orchard',
    amount: -349.9,
    taxRate: 0.2,
    note: 'Drawing tool, yearly',
  },
  {
    id: 4,
    date: new Date(2024, 0, 31),
    account: 'Salaries',
    kind: 'Expense',
    project: 'Orchard',
    amount: -5100,
    taxRate: 0,
    note: 'January',
  },
  {
    id: 5,
    date: new Date(2024, 1, 6),
    account: 'Consulting',
    kind: 'Income',
    project: 'Orchard',
    amount: 6400,
    taxRate: 0.2,
    note: 'Layout review',
  },
  {
    id: 6,
    date: new Date(2024, 1, 14),
    account: 'Travel',
    kind: 'Expense',
    project: 'Tidewater',
    amount: -618.4,
    taxRate: 0.1,
    note: 'Train and hotel, Lisbon',
  },
  {
    id: 7,
    date: new Date(2024, 1, 22),
    account: 'Sales',
    kind: 'Income',
    project: 'Tidewater',
    amount: 11750,
    taxRate: 0.2,
    note: 'First instalment',
  },
  {
    id: 8,
    date: new Date(2024, 1, 29),
    account: 'Salaries',
    kind: 'Expense',
    project: 'Tidewater',
    amount: -5100,
    taxRate: 0,
    note: 'February',
  },
  {
    id: 9,
    date: new Date(2024, 2, 4),
    account: 'Grants',
    kind: 'Income',
    project: 'Orchard',
    amount: 15000,
    taxRate: 0,
    note: 'Regional research grant',
  },
  {
    id: 10,
    date: new Date(2024, 2, 11),
    account: 'Software',
    kind: 'Expense',
    project: 'Lighthouse',
    amount: -89.5,
    taxRate: 0.2,
    note: 'Error tracking',
  },
  {
    id: 11,
    date: new Date(2024, 2, 18),
    account: 'Consulting',
    kind: 'Income',
    project: 'Lighthouse',
    amount: 3200,
    taxRate: 0.2,
    note: 'Two training days',
  },
  {
    id: 12,
    date: new Date(2024, 2, 29),
    account: 'Salaries',
    kind: 'Expense',
    project: 'Lighthouse',
    amount: -5250,
    taxRate: 0,
    note: 'March',
  },
  {
    id: 13,
    date: new Date(2024, 3, 2),
    account: 'Rent',
    kind: 'Expense',
    project: 'Orchard',
    amount: -2400,
    taxRate: 0,
    note: 'Workshop, second quarter',
  },
  {
    id: 14,
    date: new Date(2024, 3, 10),
    account: 'Sales',
    kind: 'Income',
    project: 'Orchard',
    amount: 4875.5,
    taxRate: 0.2,
    note: 'Spare parts',
  },
  {
    id: 15,
    date: new Date(2024, 3, 17),
    account: 'Travel',
    kind: 'Expense',
    project: 'Orchard',
    amount: -142.2,
    taxRate: 0.1,
    note: 'Site visit by car',
  },
  {
    id: 16,
    date: new Date(2024, 3, 30),
    account: 'Salaries',
    kind: 'Expense',
    project: 'Tidewater',
    amount: -5250,
    taxRate: 0,
    note: 'April',
  },
  {
    id: 17,
    date: new Date(2024, 4, 7),
    account: 'Sales',
    kind: 'Income',
    project: 'Tidewater',
    amount: 11750,
    taxRate: 0.2,
    note: 'Second instalment',
  },
  {
    id: 18,
    date: new Date(2024, 4, 15),
    account: 'Software',
    kind: 'Expense',
    project: 'Tidewater',
    amount: -1260,
    taxRate: 0.2,
    note: 'Map data licence',
  },
  {
    id: 19,
    date: new Date(2024, 4, 23),
    account: 'Consulting',
    kind: 'Income',
    project: 'Orchard',
    amount: 2150,
    taxRate: 0.2,
    note: 'Accessibility report',
  },
  {
    id: 20,
    date: new Date(2024, 4, 31),
    account: 'Salaries',
    kind: 'Expense',
    project: 'Orchard',
    amount: -5250,
    taxRate: 0,
    note: 'May',
  },
];
