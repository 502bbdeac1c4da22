import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type Person, people } from '../../../data/people';
import { pickerDate } from './dateKind';

const columns: GridColDef<Person>[] = [
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
