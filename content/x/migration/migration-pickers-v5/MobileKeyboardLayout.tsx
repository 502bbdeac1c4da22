import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import {
  PickersLayoutContentWrapper,
  type PickersLayoutProps,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

type LayoutProps = PickersLayoutProps<Dayjs | null, Dayjs, DateView>;

function LayoutWithKeyboard(props: LayoutProps) {
  const { content, actionBar } = usePickerLayout(props);
  const [typing, setTyping] = React.useState(true);
  // `props.value` is null while the typed date is incomplete.
  const [typed, setTyped] = React.useState(props.value);

  const toggle = () => {
    setTyped(props.value);
    setTyping(!typing);
  };

  return (
    <PickersLayoutRoot
      ownerState={props}
      className={pickersLayoutClasses.root}
      sx={{ bgcolor: 'background.paper' }}
    >
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
        sx={{ minHeight: 400 }}
      >
        <Box sx={{ display: 'grid', gap: 2, padding: 2 }}>
          <Button onClick={toggle}>
            {typing ? 'Show calendar' : 'Type the date'}
          </Button>
          {typing && (
            <DateField
              label="Date"
              value={typed}
              onChange={(value) => {
                setTyped(value);
                props.onChange(value);
              }}
            />
          )}
        </Box>
        {!typing && content}
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function MobileKeyboardLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2024-07-08')}
        slots={{ layout: LayoutWithKeyboard }}
      />
    </LocalizationProvider>
  );
}
