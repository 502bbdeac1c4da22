import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface EventTogglesProps {
  names: readonly string[];
  shown: string[];
  onChange: (shown: string[]) => void;
}

export function EventToggles({ names, shown, onChange }: EventTogglesProps) {
  return (
    <ToggleButtonGroup
      aria-label="Events to show"
      size="small"
      value={shown}
      onChange={(_event, value: string[]) => onChange(value)}
      sx={{ flexWrap: 'wrap' }}
    >
      {names.map((name) => (
        <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
