import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface OptionSelectProps<Option extends string> {
  label: string;
  value: Option;
  options: Record<Option, unknown>;
  onChange: (value: Option) => void;
}

export function OptionSelect<Option extends string>(
  props: OptionSelectProps<Option>,
) {
  const { label, value, options, onChange } = props;

  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Option)}
    >
      {Object.keys(options).map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
