import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type GridColDef,
  type GridInitialState,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'country', headerName: 'Country', width: 130 },
];

interface View {
  name: string;
  state: GridInitialState;
}

export default function NamedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState<View[]>([]);
  const next = React.useRef(1);

  const save = () => {
    const view = {
      name: `View ${next.current}`,
      state: apiRef.current.exportState(),
    };
    next.current += 1;
    setViews((saved) => [...saved, view]);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        <Button size="small" variant="outlined" onClick={save}>
          Save this view
        </Button>
        {views.map(({ name, state }) => (
          <Chip
            key={name}
            label={name}
            onClick={() => apiRef.current.restoreState(state)}
            onDelete={() =>
              setViews((saved) => saved.filter((view) => view.name !== name))
            }
          />
        ))}
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders"
          rows={orders}
          columns={columns}
          initialState={{ pinnedColumns: { left: ['customer'] } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
