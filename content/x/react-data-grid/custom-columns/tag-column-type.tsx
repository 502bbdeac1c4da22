import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  type GridColTypeDef,
  GridFilterInputValue,
  type GridFilterItem,
} from '@mui/x-data-grid';

function contains(tags: string[] | undefined, text: unknown) {
  const wanted = String(text).toLowerCase();
  return Boolean(tags?.some((tag) => tag.toLowerCase().includes(wanted)));
}

export const tagList: GridColTypeDef<string[], string> = {
  width: 220,
  valueFormatter: ({ value }) => value?.join(', ') ?? '',
  sortComparator: (a: string[], b: string[]) =>
    (a[0] ?? '').localeCompare(b[0] ?? ''),
  renderCell: ({ value }) => (
    <Stack direction="row" spacing={0.5}>
      {value?.map((tag) => (
        <Chip key={tag} label={tag} size="small" />
      ))}
    </Stack>
  ),
  filterOperators: [
    {
      label: 'includes',
      value: 'includes',
      InputComponent: GridFilterInputValue,
      getApplyFilterFn: (item: GridFilterItem) =>
        item.value ? ({ value }) => contains(value, item.value) : null,
    },
  ],
  getApplyQuickFilterFn:
    (text) =>
    ({ value }) =>
      contains(value as string[], text),
};
