import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Plant {
  id: number;
  name: string;
  light: string;
  price: number;
}

const rows: Plant[] = [
  { id: 1, name: 'Monstera', light: 'Half shade', price: 34 },
  { id: 2, name: 'Aloe', light: 'Sun', price: 12.5 },
  { id: 3, name: 'Boston fern', light: 'Shade', price: 18 },
  { id: 4, name: 'Rubber tree', light: 'Half shade', price: 42 },
  { id: 5, name: 'String of pearls', light: 'Sun', price: 15.9 },
];

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', width: 160 },
  { field: 'light', headerName: 'Light', width: 120 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

export default function FirstGrid() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid aria-label="Plants" rows={rows} columns={columns} />
    </Box>
  );
}
