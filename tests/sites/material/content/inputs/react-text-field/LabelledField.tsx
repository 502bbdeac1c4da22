import TextField from '@mui/material/TextField';
import { useState } from 'react';

export default function LabelledField() {
  const [name, setName] = useState('');
  const isShort = name.length > 0 && name.length < 3;
  return (
    <TextField
      error={isShort}
      helperText={isShort ? 'At least three letters' : 'As it stands on your card'}
      label="Name"
      onChange={(event) => setName(event.target.value)}
      value={name}
    />
  );
}
