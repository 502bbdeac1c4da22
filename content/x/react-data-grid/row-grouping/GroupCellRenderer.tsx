import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { type Person, people } from '../../../data/people';

function renderRating(params: GridRenderCellParams<Person, number>) {
  return params.value == null ? null : (
    <Rating
      readOnly
      size="small"
      value={params.value}
      max={params.rowNode.type === 'group' ? params.value : 5}
    />
  );
}

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', width: 130 },
  {
    field: 'rating',
    headerName: 'Rating',
    width: 130,
    renderCell: renderRating,
  },
  { field: 'jobTitle', headerName: 'Job title', flex: 1, minWidth: 170 },
];

const groupingColDef = { width: 210 };

export default function GroupCellRenderer() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPremium
        aria-label="People by rating"
        rows={people}
        columns={columns}
        initialState={{ rowGrouping: { model: ['rating'] } }}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
