import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import * as React from 'react';
import { books } from '../../../data/books';
import { bookColumns, byGenre } from './book-columns';
import { useGroups } from './use-groups';

export default function OpenAndCloseAll() {
  const [single, setSingle] = React.useState(false);
  const { apiRef, setAll } = useGroups(single);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button disabled={single} onClick={() => setAll(true)}>
          Open all
        </Button>
        <Button onClick={() => setAll(false)}>Close all</Button>
        <FormControlLabel
          control={<Switch checked={single} />}
          label="One at a time"
          onChange={() => setSingle((old) => !old)}
        />
      </Stack>
      <Box sx={{ height: 340 }}>
        <DataGridPremium
          aria-label="Books by genre"
          apiRef={apiRef}
          rows={books}
          columns={bookColumns}
          initialState={byGenre}
          hideFooter
        />
      </Box>
    </Box>
  );
}
