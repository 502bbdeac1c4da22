import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const currencies = ['EUR', 'USD', 'JPY'];

export default function FieldOfChoices() {
  return (
    <TextField defaultValue="EUR" label="Currency" select sx={{ minWidth: 160 }}>
      {currencies.map((currency) => (
        <MenuItem key={currency} value={currency}>
          {currency}
        </MenuItem>
      ))}
    </TextField>
  );
}
