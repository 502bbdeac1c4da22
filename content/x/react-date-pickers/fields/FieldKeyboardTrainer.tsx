import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import * as React from 'react';

const effects: Partial<Record<string, string>> = {
  ArrowLeft: 'to the section on the left',
  ArrowRight: 'to the section on the right',
  ArrowUp: 'one up',
  ArrowDown: 'one down',
  PageUp: 'five up',
  PageDown: 'five down',
  Home: 'to the lowest value',
  End: 'to the highest value',
  Backspace: 'clears what is selected',
  Delete: 'clears what is selected',
  Tab: 'leaves the field',
};

function effectOf({ key, ctrlKey, metaKey }: React.KeyboardEvent) {
  if (ctrlKey || metaKey)
    return key === 'a' ? 'selects all sections' : undefined;
  return (
    effects[key] ?? (key.length === 1 ? 'types into the section' : undefined)
  );
}

export default function FieldKeyboardTrainer() {
  const [text, setText] = React.useState('Press a key');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        spacing={1}
        onKeyDown={(event) => {
          const effect = effectOf(event);
          if (effect) setText(`${event.key}: ${effect}`);
        }}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        <DateField
          label="Press keys here"
          format="D MMMM YYYY"
          defaultValue={dayjs('2024-06-12')}
        />
        <Typography variant="body2" role="status">
          {text}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
