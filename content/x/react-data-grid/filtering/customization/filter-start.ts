import type { GridFilterItem } from '@mui/x-data-grid';

/** An initial state with one rule. */
export const startWith = (item: GridFilterItem) => ({
  filter: { filterModel: { items: [item] } },
});
