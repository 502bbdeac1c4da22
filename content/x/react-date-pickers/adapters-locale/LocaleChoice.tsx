import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface LocaleChoiceProps<Name extends string> {
  names: readonly Name[];
  chosen: Name;
  onChoose: (name: Name) => void;
}

export function LocaleChoice<Name extends string>(
  props: LocaleChoiceProps<Name>,
) {
  const { names, chosen, onChoose } = props;

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Locale"
      value={chosen}
      onChange={(_event, name: Name | null) => {
        if (name !== null) {
          onChoose(name);
        }
      }}
    >
      {names.map((name) => (
        <ToggleButton key={name} value={name}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
