import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { hourColumns, stations } from './station-readings';

const columns = hourColumns(24);

export default function RenderedCellsMeter() {
  const grid = React.useRef<HTMLDivElement>(null);
  const [buffer, setBuffer] = React.useState(3);
  const [off, setOff] = React.useState(false);
  const [cells, setCells] = React.useState(0);
  const threshold = Math.min(3, buffer);

  React.useEffect(() => {
    const count = () =>
      setCells(grid.current?.querySelectorAll('.MuiDataGrid-cell').length ?? 0);
    const timer = setInterval(count, 300);
    return () => clearInterval(timer);
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography>Cells in the document: {cells} of 2,500</Typography>
      <FormControlLabel
        control={<Switch checked={off} />}
        label="Disable virtualization"
        onChange={() => setOff((old) => !old)}
      />
      <Box sx={{ px: 2, maxWidth: 320 }}>
        <Slider
          aria-label="Rows and columns of buffer"
          value={buffer}
          onChange={(_, value) => setBuffer(Number(value))}
          min={0}
          max={20}
          valueLabelDisplay="auto"
        />
      </Box>
      <Box sx={{ height: 320 }} ref={grid}>
        <DataGrid
          aria-label="Temperature in 24 hours"
          rows={stations}
          columns={columns}
          rowBuffer={buffer}
          columnBuffer={buffer}
          rowThreshold={threshold}
          columnThreshold={threshold}
          disableVirtualization={off}
          hideFooter
        />
      </Box>
    </Box>
  );
}
