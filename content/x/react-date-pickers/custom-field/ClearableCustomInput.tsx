import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  type UseDateFieldProps,
  unstable_useDateField as useDateField,
} from '@mui/x-date-pickers/DateField';
import { useClearableField } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

interface InputDateFieldProps extends UseDateFieldProps<Dayjs> {
  label: string;
  sx?: SxProps<Theme>;
}

function InputDateField({ label, ...props }: InputDateFieldProps) {
  const id = React.useId();
  const { ref, error, onClear, clearable, ...field } = useDateField<
    Dayjs,
    Pick<InputDateFieldProps, 'sx'>
  >({ props });
  const { InputProps, fieldProps } = useClearableField({
    onClear,
    clearable,
    fieldProps: field,
    InputProps: {},
  });
  const { sx, ...inputProps } = fieldProps;

  return (
    <FormControl error={error} sx={sx}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        inputRef={ref}
        inputProps={inputProps}
        endAdornment={InputProps.endAdornment}
      />
    </FormControl>
  );
}

export default function ClearableCustomInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <InputDateField
        label="Inspection"
        defaultValue={dayjs('2024-05-23')}
        clearable
      />
    </LocalizationProvider>
  );
}
