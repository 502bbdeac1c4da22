import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface AdapterSelectProps<Name extends string> {
  names: readonly Name[];
  chosen: Name;
  onChoose: (name: Name) => void;
}

export function AdapterSelect<Name extends string>(
  props: AdapterSelectProps<Name>,
) {
  const { names, chosen, onChoose } = props;

  return (
    <TextField
      select
      label="Adapter"
      value={chosen}
      onChange={(event) => onChoose(event.target.value as Name)}
      sx={{ width: 250 }}
    >
      {names.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
