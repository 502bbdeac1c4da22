import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';
import * as React from 'react';

export default function SelectSectionInTwoInputs() {
  const startRef = React.useRef<HTMLInputElement>(null);
  const endRef = React.useRef<HTMLInputElement>(null);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  const selectMonth = (inputRef: React.RefObject<HTMLInputElement>) => {
    inputRef.current?.focus();
    setSelected('month');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <ButtonGroup size="small" aria-label="Select in the range">
          <Button onClick={() => selectMonth(startRef)}>First month</Button>
          <Button onClick={() => selectMonth(endRef)}>Last month</Button>
        </ButtonGroup>
        <MultiInputDateRangeField
          defaultValue={[dayjs('2024-05-12'), dayjs('2024-09-12')]}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Season from' : 'Season to',
              inputRef: position === 'start' ? startRef : endRef,
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
