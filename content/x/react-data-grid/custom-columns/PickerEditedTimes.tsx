import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickerDateTime } from './date-column-type';

const visits = [
  { id: 1, guest: 'Okafor', arrival: new Date(2024, 4, 3, 9, 15) },
  { id: 2, guest: 'Weber', arrival: new Date(2024, 4, 3, 13, 40) },
  { id: 3, guest: 'Tanaka', arrival: new Date(2024, 4, 4, 8, 5) },
  { id: 4, guest: 'Nair', arrival: new Date(2024, 4, 6, 17, 30) },
];

const columns: GridColDef<(typeof visits)[number]>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 100 },
  {
    ...pickerDateTime,
    field: 'arrival',
    headerName: 'Arrival',
    editable: true,
  },
];

export default function PickerEditedTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Visits"
          rows={visits}
          columns={columns}
          hideFooter
        />
      </Box>
    </LocalizationProvider>
  );
}
