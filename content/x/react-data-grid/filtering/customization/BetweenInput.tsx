import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';

export function BetweenInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const [from = '', to = ''] = (item.value ?? []) as string[];
  const wrong = from !== '' && to !== '' && Number(from) > Number(to);

  const apply = (next: string[]) =>
    applyValue({ ...item, value: next.some(Boolean) ? next : undefined });

  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <TextField
        variant="standard"
        type="number"
        label="From"
        InputLabelProps={{ shrink: true }}
        inputRef={focusElementRef}
        value={from}
        error={wrong}
        helperText={wrong ? 'Above the end' : undefined}
        onChange={(e) => apply([e.target.value, to])}
      />
      <TextField
        variant="standard"
        type="number"
        label="To"
        InputLabelProps={{ shrink: true }}
        value={to}
        error={wrong}
        onChange={(e) => apply([from, e.target.value])}
      />
    </Box>
  );
}
