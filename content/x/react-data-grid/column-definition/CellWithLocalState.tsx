import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { people } from '../../../data/people';
import { type CellProps, StarButton, type StarredPerson } from './StarButton';

function ForgetfulStar(props: CellProps) {
  const [starred, setStarred] = React.useState(false);
  return (
    <StarButton
      {...props}
      starred={starred}
      onToggle={() => setStarred(!starred)}
    />
  );
}

function StarInRow(props: CellProps) {
  const { api, id, row } = props;
  const starred = row.starred ?? false;
  return (
    <StarButton
      {...props}
      starred={starred}
      onToggle={() => api.updateRows([{ id, starred: !starred }])}
    />
  );
}

const columns: GridColDef<StarredPerson>[] = [
  { field: 'firstName', headerName: 'First name', flex: 1, minWidth: 90 },
  {
    field: 'forgetful',
    headerName: 'In the cell',
    width: 110,
    renderCell: (params) => <ForgetfulStar {...params} />,
  },
  {
    field: 'starred',
    headerName: 'In the row',
    width: 110,
    renderCell: (params) => <StarInRow {...params} />,
  },
];

export default function CellWithLocalState() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGrid
        aria-label="Starred people"
        rows={people}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        disableRowSelectionOnClick
      />
    </Box>
  );
}
