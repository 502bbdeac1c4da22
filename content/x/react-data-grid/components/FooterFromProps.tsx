import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    goal: number;
  }
}

const ordered = orders.reduce((sum, { quantity }) => sum + quantity, 0);

function GoalFooter({ goal = 1 }: { goal?: number }) {
  const percent = Math.min(100, Math.round((ordered / goal) * 100));
  return (
    <Stack direction="row" spacing={2} alignItems="center" sx={{ p: 2 }}>
      <LinearProgress
        aria-label="Goal"
        variant="determinate"
        value={percent}
        sx={{ flexGrow: 1 }}
      />
      <Typography role="status" variant="body2">
        {ordered} of {goal} pieces
      </Typography>
    </Stack>
  );
}

const slots = { footer: GoalFooter };

export default function FooterFromProps() {
  const [goal, setGoal] = React.useState(300);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Goal in pieces"
        exclusive
        size="small"
        value={goal}
        onChange={(_, next) => next && setGoal(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={300}>300</ToggleButton>
        <ToggleButton value={500}>500</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={orderColumns}
          slots={slots}
          slotProps={{ footer: { goal } }}
        />
      </Box>
    </Box>
  );
}
