import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { projects } from '../../../data/ledger';
import { lineColumns, lines, sumOf } from './ledger-lines';

export default function PinnedTotals() {
  const [project, setProject] = React.useState<string>('Lighthouse');
  const rows = React.useMemo(
    () => lines.filter((line) => line.project === project),
    [project],
  );
  const pinnedRows = React.useMemo(
    () => ({
      bottom: [{ id: 'total', account: 'Total', project, amount: sumOf(rows) }],
    }),
    [rows, project],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Project"
        size="small"
        exclusive
        value={project}
        onChange={(_, value: string | null) => setProject(value ?? project)}
        sx={{ mb: 1 }}
      >
        {projects.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Ledger of a project"
          rows={rows}
          columns={lineColumns}
          pinnedRows={pinnedRows}
          hideFooter
        />
      </Box>
    </Box>
  );
}
