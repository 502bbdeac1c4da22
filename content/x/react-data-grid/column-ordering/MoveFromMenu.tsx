import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import type * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

interface MoveItemProps extends GridColumnMenuItemProps {
  step: -1 | 1;
}

function MoveItem({ colDef, onClick, step }: MoveItemProps) {
  const apiRef = useGridApiContext();
  const columns = apiRef.current.getVisibleColumns();
  const index = columns.findIndex(({ field }) => field === colDef.field);
  const neighbor = columns[index + step];

  const move = (event: React.MouseEvent<HTMLElement>) => {
    if (neighbor) {
      const target = apiRef.current.getColumnIndex(neighbor.field, false);
      apiRef.current.setColumnIndex(colDef.field, target);
    }
    onClick(event);
  };
  return (
    <MenuItem disabled={!neighbor} onClick={move}>
      {step < 0 ? 'Move left' : 'Move right'}
    </MenuItem>
  );
}

const slots = { columnMenuMoveLeft: MoveItem, columnMenuMoveRight: MoveItem };
const slotProps = {
  columnMenuMoveLeft: { step: -1, displayOrder: 1 },
  columnMenuMoveRight: { step: 1, displayOrder: 2 },
};

function MenuWithMoves(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={slots} slotProps={slotProps} />;
}

export default function MoveFromMenu() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with move items in the menu"
        rows={orders}
        columns={orderColumns}
        slots={{ columnMenu: MenuWithMoves }}
        hideFooter
      />
    </Box>
  );
}
