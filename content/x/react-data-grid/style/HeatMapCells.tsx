import Box from '@mui/material/Box';
import { alpha, type Theme } from '@mui/material/styles';
import {
  DataGrid,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';
import { type CityClimate, climate } from '../../../data/climate';

const columns: GridColDef<CityClimate>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 130 },
  { field: 'jan', headerName: 'Jan °C', type: 'number', width: 90 },
  { field: 'apr', headerName: 'Apr °C', type: 'number', width: 90 },
  { field: 'jul', headerName: 'Jul °C', type: 'number', width: 90 },
];

const getCellClass = ({ value }: GridCellParams) => {
  if (typeof value !== 'number') return '';
  if (value >= 20) return 'warm';
  return value <= 5 ? 'cold' : '';
};
const sx = {
  '& .warm': {
    bgcolor: ({ palette }: Theme) => alpha(palette.warning.main, 0.3),
  },
  '& .cold': {
    bgcolor: ({ palette }: Theme) => alpha(palette.info.main, 0.3),
  },
};

export default function HeatMapCells() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="Temperatures, tinted by value"
        rows={climate}
        columns={columns}
        getCellClassName={getCellClass}
        sx={sx}
      />
    </Box>
  );
}
