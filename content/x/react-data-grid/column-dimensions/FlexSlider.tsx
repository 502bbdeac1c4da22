import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

interface FlexSliderProps {
  column: string;
  flex: number;
  onChange: (flex: number) => void;
}

export function FlexSlider({ column, flex, onChange }: FlexSliderProps) {
  const id = `flex-${column.toLowerCase()}`;

  return (
    <Box sx={{ width: 120 }}>
      <div id={id}>
        {column}: flex {flex}
      </div>
      <Slider
        aria-labelledby={id}
        value={flex}
        min={1}
        max={5}
        onChange={(_, value) => onChange(Number(value))}
      />
    </Box>
  );
}
