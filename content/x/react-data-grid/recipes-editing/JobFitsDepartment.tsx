import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridEditSingleSelectCell,
  type GridEditSingleSelectCellProps,
  useGridApiContext,
} from '@mui/x-data-grid';
import { departments, type Person, people } from '../../../data/people';

/** All jobs when the filter panel calls it, which has no row. */
function jobsOf(department: string | undefined) {
  const some = people.filter(
    (person) => !department || person.department === department,
  );
  return [...new Set(some.map((person) => person.jobTitle))];
}

/** Empties the job when the department changes. */
function DepartmentEditor(props: GridEditSingleSelectCellProps) {
  const apiRef = useGridApiContext();
  const { id, value } = props;

  return (
    <GridEditSingleSelectCell
      {...props}
      onValueChange={async (_, department) => {
        if (department === value) return;
        await apiRef.current.setEditCellValue({
          id,
          field: 'jobTitle',
          value: '',
        });
      }}
    />
  );
}

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', width: 110 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 140,
    editable: true,
    renderEditCell: (params) => <DepartmentEditor {...params} />,
  },
  {
    field: 'jobTitle',
    headerName: 'Job',
    type: 'singleSelect',
    valueOptions: ({ row }) => jobsOf(row?.department),
    flex: 1,
    minWidth: 160,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
  },
];

export default function JobFitsDepartment() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="People; the department limits the jobs"
        rows={people}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </Box>
  );
}
