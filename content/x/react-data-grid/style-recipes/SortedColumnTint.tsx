import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridCellParams,
  type GridSortModel,
} from '@mui/x-data-grid';
import * as React from 'react';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

export default function SortedColumnTint() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'rating', sort: 'desc' },
  ]);
  const cellClass = React.useCallback(
    ({ field }: GridCellParams) =>
      sortModel.some((item) => item.field === field) ? 'sorted' : '',
    [sortModel],
  );

  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="People, sorted"
        rows={people}
        columns={personColumns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        getCellClassName={cellClass}
        sx={{ '& .sorted': { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </Box>
  );
}
