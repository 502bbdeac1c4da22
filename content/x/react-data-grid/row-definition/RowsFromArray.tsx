import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Ferry {
  id: string;
  route: string;
  minutes: number;
  cars: boolean;
}

const rows: GridRowsProp<Ferry> = [
  { id: 'ros-fis', route: 'Rosslare – Fishguard', minutes: 195, cars: true },
  { id: 'dun-cal', route: 'Dunkirk – Dover', minutes: 120, cars: true },
  { id: 'obn-crg', route: 'Oban – Craignure', minutes: 46, cars: true },
  { id: 'trv-cas', route: 'Trelleborg – Sassnitz', minutes: 150, cars: false },
  { id: 'hel-tal', route: 'Helsinki – Tallinn', minutes: 125, cars: true },
];

const columns: GridColDef<Ferry>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 180 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
  { field: 'cars', headerName: 'Cars', type: 'boolean', width: 90 },
];

export default function RowsFromArray() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid aria-label="Ferries" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
