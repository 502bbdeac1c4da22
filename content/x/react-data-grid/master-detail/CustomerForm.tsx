import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useGridApiContext } from '@mui/x-data-grid-pro';
import * as React from 'react';
import type { Order } from '../../../data/orders';

export function CustomerForm({ order }: { order: Order }) {
  const apiRef = useGridApiContext();
  const [customer, setCustomer] = React.useState(order.customer);

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    apiRef.current.updateRows([{ id: order.id, customer }]);
    apiRef.current.toggleDetailPanel(order.id);
  };

  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      onSubmit={save}
      sx={{ p: 2 }}
    >
      <TextField
        size="small"
        label={`Customer of ${order.id}`}
        value={customer}
        onChange={(event) => setCustomer(event.target.value)}
      />
      <Button type="submit" disabled={customer.trim() === ''}>
        Save
      </Button>
    </Stack>
  );
}
