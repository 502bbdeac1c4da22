import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import * as React from 'react';
import { books } from '../../../data/books';
import { bookColumns } from './book-columns';

const genreFirst: GridRowGroupingModel = ['genre', 'publisher'];

const groupingColDef = { width: 200 };

export default function GroupModelInState() {
  const [model, setModel] = React.useState(genreFirst);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        flexWrap="wrap"
        alignItems="center"
        sx={{ mb: 1 }}
      >
        <Button
          variant="outlined"
          size="small"
          disabled={model.length < 2}
          onClick={() => setModel([...model].reverse())}
        >
          Reverse levels
        </Button>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setModel(genreFirst)}
        >
          Reset
        </Button>
        <Typography variant="body2" role="status">
          {model.join(', then ') || 'No groups'}
        </Typography>
      </Stack>
      <Box sx={{ height: 360 }}>
        <DataGridPremium
          aria-label="Books in groups"
          rows={books}
          columns={bookColumns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={1}
        />
      </Box>
    </Box>
  );
}
