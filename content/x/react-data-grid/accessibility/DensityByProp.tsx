import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridDensity } from '@mui/x-data-grid';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];
const columns = personColumns.slice(0, 2);
const rows = people.slice(0, 3);

export default function DensityByProp() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' },
        width: '100%',
      }}
    >
      {densities.map((density) => (
        <div key={density}>
          <Typography
            id={`people-${density}`}
            variant="subtitle2"
            component="p"
          >
            {density}
          </Typography>
          <DataGrid
            aria-labelledby={`people-${density}`}
            rows={rows}
            columns={columns}
            density={density}
            disableDensitySelector
            autoHeight
            hideFooter
          />
        </div>
      ))}
    </Box>
  );
}
