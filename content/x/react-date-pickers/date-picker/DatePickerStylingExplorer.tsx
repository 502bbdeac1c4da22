import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import * as React from 'react';
import { Choice } from './Choice';
import { Snippet } from './Snippet';
import { type Part, parts, snippets, type Way, ways } from './stylingSnippets';

const accent = { outline: '2px solid orchid' };
const date = dayjs('2024-06-12');

export default function DatePickerStylingExplorer() {
  const [part, setPart] = React.useState<Part>('day');
  const [way, setWay] = React.useState<Way>('sx');

  const slotProps = part === 'field' ? {} : { [part]: { sx: accent } };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <Choice label="Part" options={parts} chosen={part} onChoose={setPart} />
        <Choice
          label="Way of styling"
          options={ways}
          chosen={way}
          onChoose={setWay}
        />
        <Snippet code={snippets[part][way]} />
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
