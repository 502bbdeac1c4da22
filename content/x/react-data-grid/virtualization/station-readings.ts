import type { GridColDef } from '@mui/x-data-grid';
import { type CityClimate, climate } from '../../../data/climate';
import { repeatRows } from '../../../data/repeat-rows';

/** One hundred stations. */
export const stations = repeatRows(climate, 100);

/** A made-up temperature, the same for the same station and hour. */
function temperature(station: CityClimate, hour: number): number {
  const time = ((hour + station.id) / 24) * 2 * Math.PI;
  return Math.round(station.apr + 5 * Math.sin(time));
}

const cityColumn: GridColDef<CityClimate> = {
  field: 'city',
  headerName: 'City',
  width: 110,
};

/** A column for the city and one for each hour. */
export function hourColumns(hours: number): GridColDef<CityClimate>[] {
  const columns = Array.from({ length: hours }, (_, hour) => ({
    field: `hour-${hour}`,
    headerName: `Hour ${hour + 1}`,
    type: 'number',
    width: 90,
    valueGetter: ({ row }: { row: CityClimate }) => temperature(row, hour),
  }));
  return [cityColumn, ...columns];
}
