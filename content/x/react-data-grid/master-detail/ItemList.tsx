import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '../../../data/orders';

export function ItemList({ order }: { order: Order }) {
  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="subtitle2" component="p">
        Items of order {order.id}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {order.items.map((item) => (
          <Typography key={item.sku} component="li" variant="body2">
            {item.quantity} × {item.name}, {item.price.toFixed(2)}{' '}
            {order.currency}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
