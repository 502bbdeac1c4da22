import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export const defaultSettings = {
  compact: true,
  checkboxes: true,
  menus: true,
  toolbar: false,
  editing: true,
  fewRows: true,
};

type Settings = typeof defaultSettings;
type Name = keyof Settings;

const options: { name: Name; label: string; prop: string; when: boolean }[] = [
  {
    name: 'compact',
    label: 'Compact rows',
    prop: 'density="compact"',
    when: true,
  },
  {
    name: 'checkboxes',
    label: 'Checkboxes',
    prop: 'checkboxSelection',
    when: true,
  },
  {
    name: 'toolbar',
    label: 'Toolbar',
    prop: 'slots={{ toolbar: GridToolbar }}',
    when: true,
  },
  {
    name: 'menus',
    label: 'Column menus',
    prop: 'disableColumnMenu',
    when: false,
  },
  {
    name: 'editing',
    label: 'Editing',
    prop: 'isCellEditable={() => false}',
    when: false,
  },
  {
    name: 'fewRows',
    label: 'Pages of five',
    prop: 'initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}',
    when: true,
  },
];

export const toProps = (settings: Settings) =>
  options
    .filter(({ name, when }) => settings[name] === when)
    .map(({ prop }) => `  ${prop}\n`)
    .join('');

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
