import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { books } from '../../../data/books';
import { bookColumns } from './book-columns';

function CopyTitleItem({ colDef, onClick }: GridColumnMenuItemProps) {
  return (
    <MenuItem
      onClick={(event) => {
        navigator.clipboard.writeText(colDef.headerName ?? colDef.field);
        onClick(event);
      }}
    >
      <ListItemIcon>
        <ContentCopy fontSize="small" />
      </ListItemIcon>
      <ListItemText>Copy title</ListItemText>
    </MenuItem>
  );
}

const slots = { columnMenuCopyItem: CopyTitleItem };
const slotProps = { columnMenuCopyItem: { displayOrder: 15 } };

function MenuWithCopy(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={slots} slotProps={slotProps} />;
}

export default function MenuExtraItem() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Books"
        rows={books}
        columns={bookColumns}
        slots={{ columnMenu: MenuWithCopy }}
        hideFooter
      />
    </Box>
  );
}
