import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  DataGrid,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';
import { type CityClimate, climate } from '../../../data/climate';

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

const columns: GridColDef<CityClimate>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'rain', headerName: 'mm a year', type: 'number', width: 100 },
  { ...sparkline, field: 'monthly', headerName: 'Rain by month' },
];

export default function MonthlySparklines() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Rain in twelve cities"
        rows={climate}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
