import type { GridColTypeDef } from '@mui/x-data-grid';

export function money(currency: string): GridColTypeDef<number, string> {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return {
    type: 'number',
    width: 130,
    valueFormatter: ({ value }) => (value == null ? '' : format.format(value)),
  };
}

const percentFormat = new Intl.NumberFormat('en', { style: 'percent' });

export const percent: GridColTypeDef<number, string> = {
  type: 'number',
  width: 110,
  valueFormatter: ({ value }) =>
    value == null ? '' : percentFormat.format(value),
  // The filter panel passes what users type: 10 means 10 %.
  valueParser: (value) => (value === '' ? Number.NaN : Number(value) / 100),
};
