import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Person, people } from '../../../data/people';

function ExpandableText(props: GridRenderCellParams<Person, string>) {
  const { value = '', tabIndex } = props;
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ py: 1 }}>
      {open ? value : `${value.slice(0, 60)}…`}{' '}
      <Link
        component="button"
        type="button"
        tabIndex={tabIndex}
        aria-expanded={open}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!open);
        }}
      >
        {open ? 'Less' : 'More'}
      </Link>
    </Box>
  );
}

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', width: 100 },
  {
    field: 'bio',
    headerName: 'About',
    flex: 1,
    minWidth: 180,
    renderCell: (params) => <ExpandableText {...params} />,
  },
];

const getRowHeight = () => 'auto' as const;

export default function ShowMoreInCell() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="People"
        rows={people}
        columns={columns}
        getRowHeight={getRowHeight}
        rowPositionsDebounceMs={0}
        hideFooter
      />
    </Box>
  );
}
