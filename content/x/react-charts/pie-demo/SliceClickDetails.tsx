import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import * as React from 'react';

const guests = [
  { id: 'walk', label: 'Walkers', value: 48, note: 'Mostly on Sundays' },
  { id: 'bike', label: 'Cyclists', value: 31, note: 'From May to September' },
  { id: 'bus', label: 'Groups', value: 21, note: 'Need a table in advance' },
];

export default function SliceClickDetails() {
  const [picked, setPicked] = React.useState<string | number>('bike');
  const guest = guests.find(({ id }) => id === picked);

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={220}
        onClick={(_event, _identifier, item) => setPicked(item.id)}
        series={[{ data: guests }]}
      />
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        {guests.map(({ id, label }) => (
          <Button
            key={id}
            variant={id === picked ? 'contained' : 'outlined'}
            aria-pressed={id === picked}
            onClick={() => setPicked(id)}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <Typography role="status" sx={{ my: 1 }}>
        {guest ? `${guest.label}, ${guest.value}%: ${guest.note}` : ''}
      </Typography>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Guests of a mountain inn: 48% walkers, 31% cyclists, 21% groups.
      </Typography>
    </Box>
  );
}
