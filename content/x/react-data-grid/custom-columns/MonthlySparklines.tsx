import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  DataGrid,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';

const rain = [
  {
    id: 1,
    city: 'Oslo',
    monthly: [58, 45, 42, 47, 60, 76, 85, 101, 83, 92, 84, 57],
  },
  {
    id: 2,
    city: 'Dublin',
    monthly: [62, 49, 52, 53, 59, 65, 59, 73, 62, 79, 83, 77],
  },
  {
    id: 3,
    city: 'Lisbon',
    monthly: [100, 85, 53, 68, 54, 16, 4, 6, 33, 101, 128, 127],
  },
  {
    id: 4,
    city: 'Athens',
    monthly: [56, 44, 43, 30, 20, 11, 10, 5, 26, 44, 72, 75],
  },
];

const sparkline: GridColTypeDef<number[], string> = {
  width: 160,
  sortable: false,
  filterable: false,
  valueFormatter: ({ value }) => value?.join(' ') ?? '',
  renderCell: ({ value, formattedValue, colDef }) =>
    value && (
      <Box role="img" aria-label={formattedValue}>
        <SparkLineChart
          data={value}
          plotType="bar"
          width={colDef.computedWidth - 20}
          height={40}
        />
      </Box>
    ),
};

const columns: GridColDef<(typeof rain)[number]>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { ...sparkline, field: 'monthly', headerName: 'Rain by month' },
];

export default function MonthlySparklines() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Rain in four cities"
        rows={rain}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
