import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';
import { EditorWithMessage } from './EditorWithMessage';

const isValid = (salary?: number | null) =>
  Number(salary) >= 20_000 && Number(salary) <= 250_000;

function checkSalary({ props }: GridPreProcessEditCellProps<number, Person>) {
  const message = 'Between 20,000 and 250,000.';
  return { ...props, error: isValid(props.value) ? undefined : message };
}

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', flex: 1, minWidth: 110 },
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 140,
    editable: true,
    preProcessEditCellProps: checkSalary,
    // Delete empties the cell without a check: keep the old salary then.
    valueSetter: ({ value, row }) =>
      isValid(value) ? { ...row, salary: value } : row,
    renderEditCell: (params) => (
      <EditorWithMessage {...params} debounceMs={0} />
    ),
  },
];

const rows = people.slice(0, 5);

export default function ValidateWhileTyping() {
  return (
    <Box sx={{ height: 318, '& .Mui-error': { color: 'error.main' } }}>
      <DataGrid
        aria-label="People, salary is validated"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
