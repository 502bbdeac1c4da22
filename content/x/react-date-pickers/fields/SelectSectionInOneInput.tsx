import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import type { RangeFieldSection } from '@mui/x-date-pickers-pro';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import * as React from 'react';

export default function SelectSectionInOneInput() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const fieldRef = React.useRef<FieldRef<RangeFieldSection>>(null);

  const selectMonth = (dateName: 'start' | 'end') => {
    const sections = fieldRef.current?.getSections() ?? [];
    const index = sections.findIndex(
      (section) => section.dateName === dateName && section.type === 'month',
    );
    inputRef.current?.focus();
    fieldRef.current?.setSelectedSections(index);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <ButtonGroup size="small" aria-label="Select in the season">
          <Button onClick={() => selectMonth('start')}>First month</Button>
          <Button onClick={() => selectMonth('end')}>Last month</Button>
        </ButtonGroup>
        <SingleInputDateRangeField
          label="Season"
          defaultValue={[dayjs('2024-05-12'), dayjs('2024-09-12')]}
          inputRef={inputRef}
          unstableFieldRef={fieldRef}
          sx={{ width: 280 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
