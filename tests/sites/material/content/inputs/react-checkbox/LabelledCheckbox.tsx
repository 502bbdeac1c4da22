import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function LabelledCheckbox() {
  return <FormControlLabel control={<Checkbox defaultChecked />} label="Send me the receipt" />;
}
