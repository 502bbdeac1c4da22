import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridGroupNode } from '@mui/x-data-grid-premium';
import * as React from 'react';
import { books } from '../../../data/books';
import { bookColumns } from './book-columns';

const positions = {
  'Total only': (node: GridGroupNode) => (node.depth === -1 ? 'footer' : null),
  'Groups only': (node: GridGroupNode) => (node.depth === -1 ? null : 'inline'),
  'Footer everywhere': () => 'footer' as const,
} as const;

export default function TotalsPlaced() {
  const [choice, setChoice] =
    React.useState<keyof typeof positions>('Groups only');
  const getPosition = positions[choice];

  return (
    <div>
      <TextField
        select
        size="small"
        label="Totals"
        value={choice}
        onChange={(event) =>
          setChoice(event.target.value as keyof typeof positions)
        }
        sx={{ my: 1, minWidth: 200 }}
      >
        {Object.keys(positions).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 360 }}>
        <DataGridPremium
          aria-label="Copies sold; totals where you choose"
          rows={books}
          columns={bookColumns}
          getAggregationPosition={getPosition}
          defaultGroupingExpansionDepth={1}
          initialState={{
            rowGrouping: { model: ['genre'] },
            aggregation: { model: { copiesSold: 'sum' } },
          }}
        />
      </Box>
    </div>
  );
}
