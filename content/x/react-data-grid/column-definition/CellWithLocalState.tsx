import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Person, people } from '../../../data/people';

type Row = Person & { starred?: boolean };
type CellProps = GridRenderCellParams<Row>;

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

interface StarButtonProps extends CellProps {
  starred: boolean;
  onToggle: () => void;
}

function StarButton(props: StarButtonProps) {
  const { row, tabIndex, starred, onToggle } = props;
  return (
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-label={`Star ${row.firstName}`}
      aria-pressed={starred}
      onClick={onToggle}
      onKeyDown={(event) => {
        if (event.key === ' ') {
          event.stopPropagation();
        }
      }}
    >
      {starred ? (
        <StarIcon fontSize="small" />
      ) : (
        <StarBorderIcon fontSize="small" />
      )}
    </IconButton>
  );
}

const columns: GridColDef<Row>[] = [
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
