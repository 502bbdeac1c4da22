import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';
import { CallLog } from './CallLog';
import { describeDate } from './describeDate';

const variants = {
  desktop: DesktopDatePicker,
  mobile: MobileDatePicker,
  static: StaticDatePicker,
};

export default function CallbackLogger() {
  const [variant, setVariant] =
    React.useState<keyof typeof variants>('desktop');
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-06-12'));
  const [calls, setCalls] = React.useState<readonly string[]>([]);
  const log = (call: string) => setCalls((previous) => [call, ...previous]);
  const Picker = variants[variant];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Variant"
          value={variant}
          onChange={(_event, name) => name !== null && setVariant(name)}
        >
          {Object.keys(variants).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Picker
          label="Date"
          value={value}
          onChange={(newValue, { validationError }) => {
            setValue(newValue);
            log(`onChange(${describeDate(newValue)}, ${validationError})`);
          }}
          onAccept={(newValue) => log(`onAccept(${describeDate(newValue)})`)}
          onClose={() => log('onClose()')}
        />
        <CallLog label="Calls, the latest first" calls={calls} />
      </Stack>
    </LocalizationProvider>
  );
}
