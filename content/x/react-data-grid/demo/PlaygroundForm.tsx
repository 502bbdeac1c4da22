import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { options, type Settings } from './playground-options';

interface PlaygroundFormProps {
  settings: Settings;
  onChange: (settings: Settings) => void;
}

export function PlaygroundForm({ settings, onChange }: PlaygroundFormProps) {
  return (
    <FormGroup row aria-label="Options of the grid" role="group">
      {options.map(({ name, label }) => (
        <FormControlLabel
          key={name}
          label={label}
          control={<Checkbox size="small" checked={settings[name]} />}
          onChange={(_, checked) => onChange({ ...settings, [name]: checked })}
        />
      ))}
    </FormGroup>
  );
}
