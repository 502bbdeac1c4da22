import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { genres } from '../../../data/books';

interface GenreSelectProps {
  genre: string;
  onChange: (genre: string) => void;
}

export function GenreSelect({ genre, onChange }: GenreSelectProps) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      label="Genre"
      value={genre}
      onChange={(event) => onChange(event.target.value)}
    >
      {genres.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
