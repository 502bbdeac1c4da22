import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Person, people } from '../../../data/people';

function EmailLink(params: GridRenderCellParams<Person, string>) {
  const { hasFocus, tabIndex, value } = params;
  const link = React.useRef<HTMLAnchorElement>(null);

  React.useEffect(() => {
    if (hasFocus) link.current?.focus({ preventScroll: true });
  }, [hasFocus]);

  return (
    <Link ref={link} href={`mailto:${value}`} tabIndex={tabIndex}>
      {value}
    </Link>
  );
}

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', width: 120 },
  { field: 'jobTitle', headerName: 'Job', flex: 1, minWidth: 140 },
  {
    field: 'email',
    headerName: 'Email',
    width: 230,
    renderCell: (params) => <EmailLink {...params} />,
  },
];

export default function FocusableCells() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="People with links"
        rows={people}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
