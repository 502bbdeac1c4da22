import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridFilterOperator,
  GridToolbar,
} from '@mui/x-data-grid';
import { type Person, people } from '../../../../data/people';
import { startWith } from './filter-start';
import { RatingInput } from './RatingInput';

const atLeast: GridFilterOperator<Person, number> = {
  value: 'atLeast',
  label: 'at least',
  getApplyFilterFn: ({ value: limit }) => {
    if (!limit) {
      return null;
    }
    return ({ value }) => value != null && value >= Number(limit);
  },
  InputComponent: RatingInput,
  getValueAsString: (value: number) => `${value} stars`,
};

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 130 },
  { field: 'jobTitle', headerName: 'Job title', flex: 1, minWidth: 160 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 110,
    filterOperators: [atLeast],
  },
];

export default function RatingAtLeast() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="People with at least four stars"
        rows={people}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={startWith({
          field: 'rating',
          operator: 'atLeast',
          value: 4,
        })}
      />
    </Box>
  );
}
