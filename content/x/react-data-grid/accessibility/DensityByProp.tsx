import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridDensity } from '@mui/x-data-grid';
import * as React from 'react';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function DensityByProp() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_, value: GridDensity | null) => value && setDensity(value)}
        sx={{ mb: 1 }}
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="People"
          rows={people}
          columns={personColumns}
          density={density}
          disableDensitySelector
          hideFooter
        />
      </Box>
    </Box>
  );
}
