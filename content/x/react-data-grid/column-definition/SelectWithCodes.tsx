import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Country {
  code: string;
  name: string;
}

const countries: Country[] = [
  { code: 'AT', name: 'Austria' },
  { code: 'CH', name: 'Switzerland' },
  { code: 'DE', name: 'Germany' },
  { code: 'ES', name: 'Spain' },
  { code: 'SE', name: 'Sweden' },
];

const rows = [
  { id: 1, office: 'Alpine desk', country: 'CH' },
  { id: 2, office: 'Danube desk', country: 'AT' },
  { id: 3, office: 'Harbour desk', country: 'DE' },
  { id: 4, office: 'Archipelago desk', country: 'SE' },
  { id: 5, office: 'Plaza desk', country: 'ES' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'office', headerName: 'Office', flex: 1, minWidth: 130 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: countries,
    getOptionValue: (option) => (option as Country).code,
    getOptionLabel: (option) => (option as Country).name,
    editable: true,
    width: 140,
  },
  {
    field: 'stored',
    headerName: 'Stored value',
    valueGetter: ({ row }) => row.country,
    width: 110,
  },
];

export default function SelectWithCodes() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid aria-label="Offices" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
