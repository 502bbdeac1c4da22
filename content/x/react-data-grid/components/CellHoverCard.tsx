import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name (point here)', width: 160 },
  { field: 'jobTitle', headerName: 'Job', flex: 1, minWidth: 140 },
];

function personOf(cell: HTMLElement): Person | undefined {
  const id = cell.closest<HTMLElement>('[data-id]')?.dataset.id;
  return people.find((person) => String(person.id) === id);
}

export default function CellHoverCard() {
  const [cell, setCell] = React.useState<HTMLElement | null>(null);

  const show = ({ currentTarget }: React.MouseEvent<HTMLElement>) =>
    setCell(currentTarget.dataset.field === 'lastName' ? currentTarget : null);

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="People"
        rows={people}
        columns={columns}
        slotProps={{
          cell: { onMouseEnter: show, onMouseLeave: () => setCell(null) },
        }}
        hideFooter
      />
      <Popper open={cell !== null} anchorEl={cell} placement="bottom-start">
        <Paper elevation={4} sx={{ p: 2, maxWidth: 280 }}>
          {cell && personOf(cell)?.bio}
        </Paper>
      </Popper>
    </Box>
  );
}
