import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuHideItem,
  type GridColumnMenuProps,
  GridColumnMenuSortItem,
} from '@mui/x-data-grid';
import { books } from '../../../data/books';
import { bookColumns } from './book-columns';

function ShortMenu({ hideMenu, colDef, ...other }: GridColumnMenuProps) {
  return (
    <GridColumnMenuContainer hideMenu={hideMenu} colDef={colDef} {...other}>
      <ListSubheader role="presentation">{colDef.headerName}</ListSubheader>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      <GridColumnMenuHideItem colDef={colDef} onClick={hideMenu} />
    </GridColumnMenuContainer>
  );
}

export default function MenuFromScratch() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Books"
        rows={books}
        columns={bookColumns}
        slots={{ columnMenu: ShortMenu }}
        hideFooter
      />
    </Box>
  );
}
