import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stock, stockCategories } from '../../../data/stock';

const rows = stockCategories.flatMap((category) => [
  { id: category, name: category, onHand: null, isSection: true },
  ...stock
    .filter((item) => item.category === category)
    .map(({ id, name, onHand }) => ({ id, name, onHand, isSection: false })),
]);

type Row = (typeof rows)[number];

const fixed = { sortable: false, filterable: false, disableColumnMenu: true };

const columns: GridColDef<Row>[] = [
  {
    ...fixed,
    field: 'name',
    headerName: 'Article',
    flex: 1,
    minWidth: 150,
    editable: true,
    colSpan: ({ row }) => (row.isSection ? 2 : 1),
    cellClassName: ({ row }) => (row.isSection ? 'section' : ''),
  },
  {
    ...fixed,
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 110,
  },
];

const isArticle = ({ row }: { row: Row }) => !row.isSection;

export default function SectionRows() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="Stock by category"
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={isArticle}
        isCellEditable={isArticle}
        hideFooter
        sx={{ '& .section': { fontWeight: 'bold', bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
