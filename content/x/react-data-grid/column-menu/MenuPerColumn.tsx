import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
  useGridApiContext,
} from '@mui/x-data-grid';
import { books } from '../../../data/books';
import { bookColumns } from './book-columns';

function AboveItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        const { field } = colDef;
        const item = { field, operator: '>', value: '14' };
        apiRef.current.setFilterModel({ items: [item] });
        onClick(event);
      }}
    >
      Above 14 only
    </MenuItem>
  );
}

const slots = { columnMenuAboveItem: AboveItem };

function MenuWithAbove(props: GridColumnMenuProps) {
  const isNumber = props.colDef.type === 'number';
  return <GridColumnMenu {...props} slots={isNumber ? slots : undefined} />;
}

export default function MenuPerColumn() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Books"
        rows={books}
        columns={bookColumns}
        slots={{ columnMenu: MenuWithAbove }}
        hideFooter
      />
    </Box>
  );
}
