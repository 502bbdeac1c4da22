import type { GridColDef } from '@mui/x-data-grid-premium';
import type { CityClimate, Month } from '../../../data/climate';

const halfYear: Month[] = ['jan', 'feb', 'mar', 'apr', 'may', 'jun'];

export const climateColumns: GridColDef<CityClimate>[] = [
  { field: 'city', headerName: 'City', width: 130 },
  ...halfYear.map(
    (month): GridColDef<CityClimate> => ({
      field: month,
      headerName: month,
      type: 'number',
      width: 90,
    }),
  ),
];
