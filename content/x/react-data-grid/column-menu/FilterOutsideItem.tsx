import MenuItem from '@mui/material/MenuItem';
import type { GridColumnMenuItemProps } from '@mui/x-data-grid';

export function FilterOutsideItem({
  openFilter,
  ...props
}: GridColumnMenuItemProps) {
  return (
    <MenuItem
      onClick={(event) => {
        props.onClick(event);
        openFilter(props.colDef.field);
      }}
    >
      Filter above the grid
    </MenuItem>
  );
}
