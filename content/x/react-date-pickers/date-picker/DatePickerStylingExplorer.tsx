import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import * as React from 'react';

const parts = {
  day: {
    sx: '<DatePicker slotProps={{ day: { sx: accent } }} />',
    theme: 'MuiPickersDay: { styleOverrides: { root: accent } }',
    styled: `const AccentDay = styled(PickersDay)(accent);

<DatePicker slots={{ day: AccentDay }} />`,
  },
  calendarHeader: {
    sx: '<DatePicker slotProps={{ calendarHeader: { sx: accent } }} />',
    theme: 'MuiPickersCalendarHeader: { styleOverrides: { root: accent } }',
    styled: `const AccentHeader = styled(PickersCalendarHeader)(accent);

<DatePicker slots={{ calendarHeader: AccentHeader }} />`,
  },
  layout: {
    sx: '<DatePicker slotProps={{ layout: { sx: accent } }} />',
    theme: 'MuiPickersLayout: { styleOverrides: { root: accent } }',
    styled: `const AccentLayout = styled(PickersLayout)(accent) as typeof PickersLayout;

<DatePicker slots={{ layout: AccentLayout }} />`,
  },
  desktopPaper: {
    sx: '<DatePicker slotProps={{ desktopPaper: { sx: accent } }} />',
    theme: 'MuiPickersPopper: { styleOverrides: { paper: accent } }',
    styled: `const AccentPaper = styled(Paper)(accent);

<DatePicker slots={{ desktopPaper: AccentPaper }} />`,
  },
  field: {
    sx: '<DatePicker sx={accent} />',
    theme: 'MuiDatePicker: { defaultProps: { sx: accent } }',
    styled: 'const AccentPicker = styled(DatePicker<Dayjs>)(accent);',
  },
};

type Part = keyof typeof parts;
type Way = 'sx' | 'theme' | 'styled';

const accent = { outline: '2px solid orchid' };
const date = dayjs('2024-04-17');

export default function DatePickerStylingExplorer() {
  const [part, setPart] = React.useState<Part>('day');
  const [way, setWay] = React.useState<Way>('sx');

  const slotProps = part === 'field' ? {} : { [part]: { sx: accent } };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Part"
          value={part}
          onChange={(_event, next: Part | null) => next && setPart(next)}
          sx={{ maxWidth: '100%', overflowX: 'auto' }}
        >
          {Object.keys(parts).map((name) => (
            <ToggleButton
              key={name}
              value={name}
              sx={{ textTransform: 'none' }}
            >
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Way of styling"
          value={way}
          onChange={(_event, next: Way | null) => next && setWay(next)}
        >
          <ToggleButton value="sx" sx={{ textTransform: 'none' }}>
            sx
          </ToggleButton>
          <ToggleButton value="theme" sx={{ textTransform: 'none' }}>
            theme
          </ToggleButton>
          <ToggleButton value="styled" sx={{ textTransform: 'none' }}>
            styled
          </ToggleButton>
        </ToggleButtonGroup>
        <Box
          component="pre"
          dir="ltr"
          sx={{
            m: 0,
            p: 2,
            borderRadius: 1,
            bgcolor: 'action.hover',
            fontSize: 13,
            whiteSpace: 'pre-wrap',
          }}
        >
          {parts[part][way]}
        </Box>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          spacing={2}
          alignItems="flex-start"
        >
          <DatePicker
            label="Date"
            defaultValue={date}
            sx={part === 'field' ? accent : undefined}
            slotProps={slotProps}
          />
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            defaultValue={date}
            slotProps={slotProps}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
