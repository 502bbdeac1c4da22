import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useState } from 'react';

const days = ['Saturday', 'Sunday'];

export default function AllOrSome() {
  const [chosen, setChosen] = useState<readonly string[]>(['Sunday']);
  const toggle = (day: string) =>
    setChosen(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day]);
  return (
    <FormGroup>
      <FormControlLabel
        control={
          <Checkbox
            checked={chosen.length === days.length}
            indeterminate={chosen.length === 1}
            onChange={(event) => setChosen(event.target.checked ? days : [])}
          />
        }
        label="Weekend"
      />
      {days.map((day) => (
        <FormControlLabel
          control={<Checkbox checked={chosen.includes(day)} onChange={() => toggle(day)} />}
          key={day}
          label={day}
          sx={{ marginInlineStart: 2 }}
        />
      ))}
    </FormGroup>
  );
}
