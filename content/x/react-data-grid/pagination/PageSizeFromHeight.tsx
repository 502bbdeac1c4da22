import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { books } from '../../../data/books';
import { bookColumns } from './book-columns';

export default function PageSizeFromHeight() {
  const [height, setHeight] = React.useState(330);

  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        aria-label="Height of the grid in pixels"
        min={220}
        max={500}
        valueLabelDisplay="auto"
        value={height}
        onChange={(_, value) => setHeight(Number(value))}
      />
      <Box sx={{ height }}>
        <DataGrid
          aria-label="Books, as many as fit"
          rows={books}
          columns={bookColumns}
          autoPageSize
        />
      </Box>
    </Box>
  );
}
