import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  DataGrid,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';
import { rain } from './rain-by-month';

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
