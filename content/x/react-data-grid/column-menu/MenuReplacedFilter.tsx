import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridColumnMenu,
  type GridColumnMenuProps,
  type GridFilterModel,
} from '@mui/x-data-grid';
import * as React from 'react';
import { books } from '../../../data/books';
import { bookColumns } from './book-columns';
import { FilterOutsideItem } from './FilterOutsideItem';

const slots = { columnMenuFilterItem: FilterOutsideItem };

function MenuWithFilter(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={slots} />;
}

const columns = bookColumns.slice(0, 2);

export default function MenuReplacedFilter() {
  const [field, setField] = React.useState('title');
  const [value, setValue] = React.useState('the');
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: [{ field, operator: 'contains', value }] }),
    [field, value],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        size="small"
        label={`Rows whose ${field} contains`}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Books"
          rows={books}
          columns={columns}
          filterModel={filterModel}
          slots={{ columnMenu: MenuWithFilter }}
          slotProps={{
            columnMenu: {
              slotProps: { columnMenuFilterItem: { openFilter: setField } },
            },
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
