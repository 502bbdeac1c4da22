import Chip from '@mui/material/Chip';
import { useState } from 'react';

export default function Pressed() {
  const [isOn, setIsOn] = useState(false);
  return (
    <Chip
      aria-pressed={isOn}
      color={isOn ? 'primary' : 'default'}
      label="Open now"
      onClick={() => setIsOn(!isOn)}
    />
  );
}
