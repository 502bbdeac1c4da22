import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const courses = ['2024-05-07', '2024-05-16', '2024-05-28'].map((day) =>
  dayjs(day),
);

type CourseFieldProps = BaseSingleInputFieldProps<
  Dayjs | null,
  Dayjs,
  FieldSection,
  DateValidationError
>;

function CourseField(props: CourseFieldProps) {
  const { label, value, onChange, disabled, InputProps } = props;
  return (
    <Autocomplete
      ref={InputProps?.ref}
      options={courses}
      value={value}
      disabled={disabled}
      onChange={(_, day) => onChange?.(day, { validationError: null })}
      getOptionLabel={(day) => day.format('dddd, MMMM D')}
      isOptionEqualToValue={(option, day) => option.isSame(day, 'day')}
      renderInput={(params) => <TextField {...params} label={label} />}
      sx={{ width: 280 }}
    />
  );
}

export default function AutocompleteOfAllowedDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Course"
        defaultValue={courses[1]}
        slots={{ field: CourseField }}
      />
    </LocalizationProvider>
  );
}
