import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stock } from '../../../data/stock';

const articles = stock.map(({ sku, name, onHand }) => ({ sku, name, onHand }));

type Article = (typeof articles)[number];

const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 150 },
  { field: 'sku', headerName: 'SKU', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

const getArticleId = (row: Article) => row.sku;

export default function RowsWithOwnKey() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Articles"
        rows={articles}
        columns={columns}
        getRowId={getArticleId}
        hideFooter
      />
    </Box>
  );
}
