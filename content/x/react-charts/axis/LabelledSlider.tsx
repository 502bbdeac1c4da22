import Box from '@mui/material/Box';
import Slider, { type SliderProps } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import * as React from 'react';

interface LabelledSliderProps
  extends Pick<SliderProps, 'min' | 'max' | 'step' | 'disabled'> {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

export function LabelledSlider(props: LabelledSliderProps) {
  const { label, value, onChange, ...limits } = props;
  const id = React.useId();

  return (
    <Box sx={{ flex: 1 }}>
      <Typography id={id} variant="body2">
        {label}: {value}
      </Typography>
      <Slider
        {...limits}
        aria-labelledby={id}
        size="small"
        value={value}
        onChange={(_event, next) => onChange(next as number)}
      />
    </Box>
  );
}
