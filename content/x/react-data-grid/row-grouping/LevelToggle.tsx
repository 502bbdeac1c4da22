import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface LevelToggleProps {
  levels: string[];
  level: string;
  onChange: (level: string) => void;
}

export function LevelToggle({ levels, level, onChange }: LevelToggleProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={level}
      onChange={(_, value: string | null) => onChange(value ?? level)}
      aria-label="Level that the header sorts"
      sx={{ mb: 1 }}
    >
      {levels.map((name) => (
        <ToggleButton key={name} value={name}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
