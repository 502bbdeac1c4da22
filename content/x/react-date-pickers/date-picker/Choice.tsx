import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceProps<Option extends string> {
  label: string;
  options: readonly Option[];
  chosen: Option;
  onChoose: (option: Option) => void;
}

export function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { label, options, chosen, onChoose } = props;

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={chosen}
      onChange={(_event, option: Option | null) => option && onChoose(option)}
      sx={{ maxWidth: '100%', overflowX: 'auto' }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option}
          value={option}
          sx={{ textTransform: 'none' }}
        >
          {option}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
