import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const PillButton = styled(Button)({ borderRadius: 99, paddingInline: 12 });

const StarCheckbox = React.forwardRef<HTMLButtonElement, CheckboxProps>(
  function StarCheckbox(props, ref) {
    return (
      <Checkbox
        {...props}
        ref={ref}
        icon={<StarBorderIcon />}
        checkedIcon={<StarIcon />}
      />
    );
  },
);

const slots = {
  toolbar: GridToolbar,
  baseButton: PillButton,
  baseCheckbox: StarCheckbox,
};

export default function StyledBaseControls() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={orderColumns}
        checkboxSelection
        slots={slots}
        slotProps={{ baseButton: { variant: 'outlined' } }}
        hideFooter
      />
    </Box>
  );
}
