import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, GridToolbarQuickFilter } from '@mui/x-data-grid';
import * as React from 'react';
import type { Plan } from './feature';
import { featureColumns } from './feature-columns';
import { features } from './features';

const plans: Plan[] = ['Community', 'Pro', 'Premium'];

export default function FeatureExplorer() {
  const [plan, setPlan] = React.useState<Plan>('Premium');
  const rows = React.useMemo(
    () =>
      features.filter(
        (feature) => plans.indexOf(feature.plan) <= plans.indexOf(plan),
      ),
    [plan],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Your plan"
        value={plan}
        onChange={(_, next: Plan | null) => next && setPlan(next)}
        sx={{ mb: 1 }}
      >
        {plans.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 480 }}>
        <DataGrid
          aria-label="Features of the Data Grid"
          rows={rows}
          columns={featureColumns}
          density="compact"
          slots={{ toolbar: GridToolbarQuickFilter }}
        />
      </Box>
    </Box>
  );
}
