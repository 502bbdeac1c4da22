import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import { type Departure, departures } from '../../../data/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'line', headerName: 'Line', width: 120 },
  { field: 'destination', headerName: 'Destination', width: 180 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
];

export default function ListenWithSubscription() {
  const apiRef = useGridApiRef();
  const [listening, setListening] = React.useState(true);
  const [text, setText] = React.useState('Drag the edge of a header.');

  React.useEffect(() => {
    if (!listening) {
      return undefined;
    }
    return apiRef.current.subscribeEvent(
      'columnResize',
      ({ colDef, width }) => {
        setText(`${colDef.headerName}: ${Math.round(width)} px`);
      },
    );
  }, [apiRef, listening]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={listening}
            onChange={(event) => setListening(event.target.checked)}
          />
        }
        label="Listen to columnResize"
      />
      <Box sx={{ height: 300 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Departures"
          rows={departures}
          columns={columns}
          hideFooter
        />
      </Box>
      <Typography sx={{ mt: 1 }}>{text}</Typography>
    </Box>
  );
}
