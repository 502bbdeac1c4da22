import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import * as React from 'react';

function MenuActionBar(props: PickersActionBarProps) {
  const { onAccept, onCancel, onClear, onSetToday, className } = props;
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };

  return (
    <DialogActions className={className}>
      <Button
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        More
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
      >
        <MenuItem onClick={choose(onSetToday)}>Jump to today</MenuItem>
        <MenuItem onClick={choose(onClear)}>Remove the date</MenuItem>
        <MenuItem onClick={choose(onCancel)}>Undo my choice</MenuItem>
      </Menu>
      <Button variant="contained" onClick={onAccept}>
        Use this day
      </Button>
    </DialogActions>
  );
}

export default function ActionBarAsMenu() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2024-06-12')}
        slots={{ actionBar: MenuActionBar }}
      />
    </LocalizationProvider>
  );
}
