import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface OptionSelectProps<T> {
  label: string;
  value: T;
  options: readonly T[];
  onChange: (value: T) => void;
}

export function OptionSelect<T extends string | number>(
  props: OptionSelectProps<T>,
) {
  const { label, value, options, onChange } = props;
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as T)}
      sx={{ flex: 1, minWidth: 120, maxWidth: 200 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
