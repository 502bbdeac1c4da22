import type { SxProps } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export interface ChoiceProps<Option extends string> {
  label: string;
  options: readonly Option[];
  chosen: Option;
  onChoose: (option: Option) => void;
  sx?: SxProps;
}

export function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { label, options, chosen, onChoose, sx } = props;

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={chosen}
      sx={sx}
      onChange={(_event, option: Option | null) => {
        if (option !== null) {
          onChoose(option);
        }
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option} value={option}>
          {option}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
