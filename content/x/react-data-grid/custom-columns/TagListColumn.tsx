import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import { tagList } from './tag-column-type';

const rows = [
  { id: 1, dish: 'Lentil soup', tags: ['vegan', 'soup'] },
  { id: 2, dish: 'Fish pie', tags: ['fish', 'oven'] },
  { id: 3, dish: 'Flatbread', tags: ['vegan', 'bread'] },
  { id: 4, dish: 'Leek quiche', tags: ['oven', 'vegetarian'] },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 110 },
  { ...tagList, field: 'tags', headerName: 'Tags' },
];

export default function TagListColumn() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Dishes"
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        hideFooter
      />
    </Box>
  );
}
