import TextField from '@mui/material/TextField';

interface OptionSelectProps {
  label: string;
  /** Shown for the empty option, which leaves a prop out. */
  unset?: string;
  options: readonly string[];
  chosen: string;
  onChoose: (option: string) => void;
}

export function OptionSelect(props: OptionSelectProps) {
  const { label, unset, options, chosen, onChoose } = props;

  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      SelectProps={{ native: true }}
      InputLabelProps={{ shrink: true }}
    >
      {unset !== undefined && <option value="">{unset}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </TextField>
  );
}
