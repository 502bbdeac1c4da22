import type {
  FilterColumnsArgs,
  GetColumnForNewFilterArgs,
} from '@mui/x-data-grid-pro';

/** The column of this rule, and those that no other rule uses. */
const filterColumns = ({
  field,
  columns,
  currentFilters,
}: FilterColumnsArgs) => {
  const used = currentFilters.map((item) => item.field);
  return columns
    .filter((column) => column.filterable !== false)
    .map((column) => column.field)
    .filter((name) => name === field || !used.includes(name));
};

/** The first column without a rule; `null` when all have one. */
const getColumnForNewFilter = ({
  currentFilters,
  columns,
}: GetColumnForNewFilterArgs) => {
  const used = currentFilters.map((item) => item.field);
  const free = columns.find((column) => !used.includes(column.field));
  return free?.field ?? null;
};

export const oneRulePerColumn = {
  filterFormProps: { filterColumns },
  getColumnForNewFilter,
};
