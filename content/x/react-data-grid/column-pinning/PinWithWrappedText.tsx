import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import { type Person, people } from '../../../data/people';

const narrowBio: GridColDef<Person>[] = [
  { field: 'bio', headerName: 'Bio', width: 180 },
  { field: 'firstName', headerName: 'First name', width: 120 },
  { field: 'lastName', headerName: 'Last name', width: 120 },
  { field: 'jobTitle', headerName: 'Job', width: 190 },
  { field: 'email', headerName: 'Email', width: 230 },
];
const wideBio = narrowBio.map((column) =>
  column.field === 'bio' ? { ...column, width: 320 } : column,
);

const bioPinned = { left: ['bio'] };
const noPins = { left: [] };

export default function PinWithWrappedText() {
  const apiRef = useGridApiRef();
  const [wide, setWide] = React.useState(false);

  React.useEffect(() => {
    apiRef.current.resetRowHeights();
  }, [apiRef, wide]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button aria-pressed={wide} onClick={() => setWide(!wide)}>
        Wide bio
      </Button>
      <Box sx={{ height: 340 }}>
        <DataGridPro
          aria-label="People"
          apiRef={apiRef}
          rows={people}
          columns={wide ? wideBio : narrowBio}
          getRowHeight={() => 'auto'}
          pinnedColumns={wide ? noPins : bioPinned}
          disableColumnMenu
          hideFooter
        />
      </Box>
    </Box>
  );
}
