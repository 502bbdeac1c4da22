import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import * as React from 'react';

const targets = ['month', 'day', 'year', 'all'] as const;

export default function SelectSectionByButton() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  const select = (target: FieldSelectedSections) => {
    inputRef.current?.focus();
    setSelected(target);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <ButtonGroup size="small" aria-label="Select in the field">
          {targets.map((target) => (
            <Button key={target} onClick={() => select(target)}>
              {target}
            </Button>
          ))}
        </ButtonGroup>
        <DateField
          label="Harvest"
          defaultValue={dayjs('2024-09-12')}
          inputRef={inputRef}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
      </Stack>
    </LocalizationProvider>
  );
}
