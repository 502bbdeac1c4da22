import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { partColumns, parts } from './parts';

const names = ['includeHeaders', 'includeOutliers', 'expand'] as const;

export default function FitToContent() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState({
    includeHeaders: true,
    includeOutliers: true,
    expand: false,
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap flexWrap="wrap" alignItems="center">
        <Button onClick={() => apiRef.current.autosizeColumns(options)}>
          Fit columns
        </Button>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox checked={options[name]} />}
            onChange={(_, checked) =>
              setOptions({ ...options, [name]: checked })
            }
          />
        ))}
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Parts"
          apiRef={apiRef}
          rows={parts}
          columns={partColumns}
          autosizeOnMount
          autosizeOptions={options}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
