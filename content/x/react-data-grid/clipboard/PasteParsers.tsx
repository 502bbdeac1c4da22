import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { type Book, books } from '../../../data/books';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    editable: true,
    valueFormatter: ({ value }) => (value == null ? '' : `${value} €`),
    pastedValueParser: (text) => {
      const price = Number(text.replace('€', '').replace(',', '.').trim());
      return text.trim() === '' || Number.isNaN(price) ? undefined : price;
    },
  },
];

export default function PasteParsers() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGridPremium
        aria-label="Books; prices can be pasted with a euro sign"
        rows={books}
        columns={columns}
        experimentalFeatures={{ clipboardPaste: true }}
        unstable_cellSelection
        rowSelection={false}
        hideFooter
      />
    </Box>
  );
}
