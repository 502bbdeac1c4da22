import { type Feature, featuresOf } from './feature';

export const features: Feature[] = [
  ...featuresOf('Columns', [
    ['column-definition', 'Column types and cell content'],
    ['column-dimensions', 'Widths'],
    ['column-dimensions#resize-columns', 'Resizing and autosizing', 'Pro'],
    ['column-visibility', 'Visibility'],
    ['custom-columns', 'Custom types'],
    ['column-header', 'Header'],
    ['column-menu', 'Menu'],
    ['column-spanning', 'Cells over several columns'],
    ['column-ordering', 'Ordering by drag', 'Pro'],
    ['column-pinning', 'Pinned columns', 'Pro'],
    ['column-groups', 'Header groups', 'Community', 'Experimental'],
  ]),
  ...featuresOf('Rows', [
    ['row-updates', 'Updates and streams'],
    ['row-updates#infinite-loading', 'Infinite loading', 'Pro'],
    ['row-height', 'Height, density and spacing'],
    ['master-detail', 'Detail panels', 'Pro'],
    ['row-ordering', 'Ordering by drag', 'Pro'],
    ['row-pinning', 'Pinned rows', 'Pro'],
    ['pagination', 'Pages'],
    ['row-updates#lazy-loading', 'Lazy loading', 'Pro', 'Experimental'],
  ]),
  ...featuresOf('Find', [
    ['sorting', 'Sorting by one column'],
    ['sorting#multi-sorting', 'Sorting by several columns', 'Pro'],
    ['filtering', 'Filtering'],
    ['filtering/quick-filter', 'Quick filter'],
    ['filtering/multi-filters', 'Several filter rules', 'Pro'],
    ['filtering/header-filters', 'Filters in the header', 'Pro', 'Unstable'],
  ]),
  ...featuresOf('Edit and select', [
    ['editing', 'Cell and row editing'],
    ['row-selection', 'Row selection'],
    ['clipboard', 'Copying'],
    ['clipboard#paste', 'Pasting', 'Premium', 'Experimental'],
    ['cell-selection', 'Cell selection', 'Premium', 'Unstable'],
  ]),
  ...featuresOf('Group', [
    ['tree-data', 'Tree data', 'Pro'],
    ['row-grouping', 'Row grouping', 'Premium'],
    ['aggregation', 'Aggregation', 'Premium'],
  ]),
  ...featuresOf('Export', [
    ['export', 'CSV and print'],
    ['export#excel', 'Excel', 'Premium'],
  ]),
];
