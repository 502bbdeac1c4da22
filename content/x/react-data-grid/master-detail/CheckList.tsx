import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import type { Order } from '../../../data/orders';

const steps = ['Check stock', 'Pack', 'Print the label', 'Hand over'];

export function CheckList({ order }: { order: Order }) {
  const [count, setCount] = React.useState(1);

  return (
    <Box sx={{ p: 2 }}>
      {steps.slice(0, count).map((step) => (
        <Typography key={step} variant="body2">
          {step} ({order.customer})
        </Typography>
      ))}
      <Button
        disabled={count === steps.length}
        onClick={() => setCount(count + 1)}
      >
        Next step
      </Button>
    </Box>
  );
}
