import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Person, people } from '../../../data/people';

function isCut(element: HTMLElement | null): boolean {
  return element !== null && element.scrollWidth > element.clientWidth;
}

function LongText(props: GridRenderCellParams<Person, string>) {
  const { value = '', hasFocus } = props;
  const textRef = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);

  React.useEffect(() => {
    setOpen(hasFocus && isCut(textRef.current));
  }, [hasFocus]);

  return (
    <Tooltip
      describeChild
      title={value}
      open={open}
      onOpen={() => setOpen(isCut(textRef.current))}
      onClose={() => setOpen(false)}
      placement="bottom-start"
    >
      <Box
        ref={textRef}
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', width: '100%' }}
      >
        {value}
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 100 },
  { field: 'jobTitle', headerName: 'Job title', width: 170 },
  {
    field: 'bio',
    headerName: 'Bio',
    flex: 1,
    minWidth: 180,
    renderCell: (params) => <LongText {...params} />,
  },
];

export default function RevealLongText() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="People with a short bio"
        rows={people}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
