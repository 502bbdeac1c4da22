import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const renderTrend = ({ value }: GridRenderCellParams<Row, number[]>) =>
  value?.length ? (
    <Box role="img" aria-label={`From ${value[0]} to ${value.at(-1)}`}>
      <SparkLineChart data={value} width={110} height={40} plotType="bar" />
    </Box>
  ) : null;

const columns: GridColDef<Row>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 90 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 70 },
  {
    field: 'trend',
    headerName: 'Per month',
    width: 130,
    sortable: false,
    filterable: false,
    renderCell: renderTrend,
  },
];

interface Row {
  id: number;
  product: string;
  sold: number;
  trend: number[];
}
const rows: Row[] = [
  { id: 1, product: 'Espresso', sold: 462, trend: [61, 70, 74, 81, 84, 92] },
  { id: 2, product: 'Filter', sold: 287, trend: [58, 52, 49, 47, 42, 39] },
  { id: 3, product: 'Matcha', sold: 176, trend: [8, 15, 24, 33, 41, 55] },
  { id: 4, product: 'Cocoa', sold: 205, trend: [52, 48, 41, 29, 20, 15] },
  { id: 5, product: 'Iced tea', sold: 213, trend: [9, 14, 28, 41, 55, 66] },
];

export default function SparklineInGrid() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Drinks sold in six months"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
