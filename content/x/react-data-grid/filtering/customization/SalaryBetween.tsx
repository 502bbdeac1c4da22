import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridFilterOperator,
  GridToolbar,
} from '@mui/x-data-grid';
import { type Person, people } from '../../../../data/people';
import { BetweenInput } from './BetweenInput';
import { startWith } from './filter-start';

const between: GridFilterOperator<Person, number> = {
  value: 'between',
  label: 'between',
  getApplyFilterFn: (item) => {
    // The column has parsed the texts: an empty one is null, a missing one NaN.
    const [from, to]: (number | null)[] = Array.isArray(item.value)
      ? item.value
      : [];
    if (from == null && to == null) {
      return null;
    }
    const min = from ?? Number.NEGATIVE_INFINITY;
    const max = to ?? Number.POSITIVE_INFINITY;
    return ({ value }) => value != null && value >= min && value <= max;
  },
  InputComponent: BetweenInput,
  getValueAsString: (value: string[]) => value.join(' to '),
};

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 130 },
  { field: 'jobTitle', headerName: 'Job title', flex: 1, minWidth: 160 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 120,
    filterOperators: [between],
  },
];

export default function SalaryBetween() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="People with a salary from 60,000 to 90,000"
        rows={people}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={startWith({
          field: 'salary',
          operator: 'between',
          value: ['60000', '90000'],
        })}
      />
    </Box>
  );
}
