import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSection } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import * as React from 'react';

dayjs.extend(advancedFormat);

const formats = [
  'dddd, D MMM YYYY',
  'hh:mm:ss A',
  'Do [of] MMMM, HH:mm',
  '[Q]Q YYYY',
];

export default function FormatTokenTester() {
  const fieldRef = React.useRef<FieldRef<FieldSection>>(null);
  const [format, setFormat] = React.useState('dddd, D MMM YYYY');
  const [types, setTypes] = React.useState('');

  React.useEffect(() => {
    const sections = fieldRef.current?.getSections() ?? [];
    setTypes(sections.map(({ type }) => type).join(', '));
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TextField
          select
          label="Format"
          value={format}
          onChange={(event) => setFormat(event.target.value)}
        >
          {formats.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimeField
          key={format}
          label="Try to edit it"
          format={format}
          defaultValue={dayjs('2024-06-02T09:05:30')}
          unstableFieldRef={fieldRef}
        />
        <Typography variant="body2" role="status">
          Sections: {types}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
