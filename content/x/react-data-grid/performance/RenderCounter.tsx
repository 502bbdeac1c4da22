import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import * as React from 'react';
import { type StockItem, stock } from '../../../data/stock';
import { countedColumns } from './counted-columns';

const classOf = ({ row }: GridRowClassNameParams<StockItem>) =>
  row.onHand < row.reorderLevel ? 'low' : '';

export default function RenderCounter() {
  const counter = React.useRef(0);
  const output = React.useRef<HTMLSpanElement>(null);
  const [note, setNote] = React.useState('');
  const [stable, setStable] = React.useState(false);
  const columns = React.useMemo(() => countedColumns(counter), []);

  React.useEffect(() => {
    if (output.current) output.current.textContent = String(counter.current);
    counter.current = 0;
  });

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        size="small"
        label="Type here"
        value={note}
        onChange={(event) => {
          counter.current = 0;
          setNote(event.target.value);
        }}
      />
      <FormControlLabel
        control={<Switch checked={stable} />}
        label="Stable callback"
        onChange={() => setStable((old) => !old)}
        sx={{ ml: 1 }}
      />
      <Typography sx={{ my: 1 }}>
        Cells rendered by the last key: <span ref={output}>0</span>
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Stock"
          rows={stock}
          columns={columns}
          getRowClassName={stable ? classOf : (params) => classOf(params)}
          hideFooter
        />
      </Box>
    </Box>
  );
}
