import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGridPro } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const columns = orderColumns.map((column) => ({ ...column, pinnable: false }));
const wide = { left: ['id', 'customer'], right: ['status'] };
const narrow = { left: ['id'] };

export default function UnpinOnNarrow() {
  const [percent, setPercent] = React.useState(100);
  const [width, setWidth] = React.useState(700);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 280, px: 2 }}>
        <Slider
          aria-label="Width of the grid in percent"
          value={percent}
          min={40}
          max={100}
          onChange={(_, value) => setPercent(Number(value))}
        />
      </Box>
      <Box sx={{ height: 320, width: `${percent}%` }}>
        <DataGridPro
          aria-label="Orders"
          rows={orders}
          columns={columns}
          pinnedColumns={width > 500 ? wide : narrow}
          onResize={(size) => setWidth(size.width)}
          hideFooter
        />
      </Box>
    </Box>
  );
}
