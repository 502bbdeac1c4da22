import Box from '@mui/material/Box';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, type GridColDef, heIL } from '@mui/x-data-grid';
import { RightToLeft } from '../../../parts/TextDirection';

const rows = [
  { id: 1, customer: 'מאפיית הנמל', city: 'חיפה', amount: 1840 },
  { id: 2, customer: 'ספריית הגן', city: 'ירושלים', amount: 620 },
  { id: 3, customer: 'סטודיו אורן', city: 'תל אביב', amount: 2975 },
  { id: 4, customer: 'מכולת השכונה', city: 'באר שבע', amount: 410 },
  { id: 5, customer: 'גלריה לבנה', city: 'נצרת', amount: 1290 },
  { id: 6, customer: 'קפה ברוש', city: 'אילת', amount: 755 },
];

const shekels = new Intl.NumberFormat('he-IL', {
  style: 'currency',
  currency: 'ILS',
  maximumFractionDigits: 0,
});

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'לקוח', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'עיר', width: 100 },
  {
    field: 'amount',
    headerName: 'סכום',
    type: 'number',
    width: 100,
    valueFormatter: ({ value }) => shekels.format(value),
  },
];

const inHebrew = (outer: Theme) => createTheme(outer, heIL);

export default function GridRightToLeft() {
  return (
    <RightToLeft lang="he">
      <ThemeProvider theme={inHebrew}>
        <Box sx={{ height: 371 }}>
          <DataGrid
            aria-label="הזמנות"
            rows={rows}
            columns={columns}
            initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
            pageSizeOptions={[5]}
          />
        </Box>
      </ThemeProvider>
    </RightToLeft>
  );
}
