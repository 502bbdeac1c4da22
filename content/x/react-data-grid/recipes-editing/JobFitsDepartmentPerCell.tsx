import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departments, type Person, people } from '../../../data/people';

/** All jobs when the filter panel calls it, which has no row. */
function jobsOf(department: string | undefined) {
  const some = people.filter(
    (person) => !department || person.department === department,
  );
  return [...new Set(some.map((person) => person.jobTitle))];
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
  },
  {
    field: 'jobTitle',
    headerName: 'Job',
    type: 'singleSelect',
    valueOptions: ({ row }) => jobsOf(row?.department),
    flex: 1,
    minWidth: 160,
    editable: true,
  },
];

function fitJob(person: Person): Person {
  const allowed = jobsOf(person.department);
  return allowed.includes(person.jobTitle)
    ? person
    : { ...person, jobTitle: allowed[0] ?? person.jobTitle };
}

export default function JobFitsDepartmentPerCell() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="People, edited cell by cell"
        rows={people}
        columns={columns}
        processRowUpdate={fitJob}
        hideFooter
      />
    </Box>
  );
}
