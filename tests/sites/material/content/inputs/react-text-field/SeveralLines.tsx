import TextField from '@mui/material/TextField';

export default function SeveralLines() {
  return (
    <TextField
      defaultValue={'Ring twice.\nThe dog is friendly.'}
      label="Note for the courier"
      maxRows={4}
      multiline
    />
  );
}
