import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickerDate } from './date-column-type';

const people = [
  { id: 1, lastName: 'Okafor', startDate: new Date(2012, 2, 1) },
  { id: 2, lastName: 'Weber', startDate: new Date(2014, 8, 15) },
  { id: 3, lastName: 'Tanaka', startDate: new Date(2016, 0, 11) },
  { id: 4, lastName: 'Nair', startDate: new Date(2018, 3, 9) },
];

const columns: GridColDef<(typeof people)[number]>[] = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 110 },
  {
    ...pickerDate,
    field: 'startDate',
    headerName: 'Start date',
    editable: true,
  },
];

export default function PickerEditedDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="People"
          rows={people}
          columns={columns}
          hideFooter
        />
      </Box>
    </LocalizationProvider>
  );
}
