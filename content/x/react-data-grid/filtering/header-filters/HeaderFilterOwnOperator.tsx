import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterOperator,
  GridToolbar,
} from '@mui/x-data-grid-pro';
import { departments, type Person, people } from '../../../../data/people';
import { MinRatingInput } from './MinRatingInput';

const atLeast: GridFilterOperator<Person, number> = {
  value: 'atLeast',
  label: 'at least',
  headerLabel: 'At least',
  getApplyFilterFn: ({ value: limit }) =>
    limit ? ({ value }) => Number(value) >= Number(limit) : null,
  InputComponent: MinRatingInput,
};

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', flex: 1, minWidth: 150 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 170,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 170,
    filterOperators: [atLeast],
  },
];

export default function HeaderFilterOwnOperator() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGridPro
        aria-label="People by lowest rating"
        rows={people}
        columns={columns}
        unstable_headerFilters
        slots={{ toolbar: GridToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'rating', operator: 'atLeast', value: '4' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
