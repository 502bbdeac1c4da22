import Slider from '@mui/material/Slider';
import { useState } from 'react';

export default function Volume() {
  const [volume, setVolume] = useState(40);
  return (
    <Slider
      aria-label="Volume"
      onChange={(_, value) => setVolume(value as number)}
      sx={{ width: 240 }}
      value={volume}
      valueLabelDisplay="auto"
    />
  );
}
