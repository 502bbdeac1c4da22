import type { GridColDef } from '@mui/x-data-grid';
import { type CityClimate, months } from '../../../data/climate';

const monthColumns = months.map(
  (month): GridColDef<CityClimate> => ({
    field: month,
    headerName: `${month}, °C`,
    type: 'number',
  }),
);

export const climateColumns: GridColDef<CityClimate>[] = [
  { field: 'city', headerName: 'City', width: 120 },
  ...monthColumns,
];
