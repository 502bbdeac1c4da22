import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridValueGetterParams,
} from '@mui/x-data-grid-pro';
import { type Person, people } from '../../../data/people';

const personById = new Map(people.map((person) => [person.id, person]));

function getPath(person: Person): string[] {
  const manager =
    person.managerId === null ? undefined : personById.get(person.managerId);
  return [...(manager ? getPath(manager) : []), String(person.id)];
}

const columns: GridColDef<Person>[] = [
  { field: 'jobTitle', headerName: 'Job', width: 200 },
  { field: 'department', headerName: 'Department', width: 130 },
];

const groupingColDef = {
  headerName: 'Name',
  flex: 1,
  minWidth: 220,
  valueGetter: ({ row }: GridValueGetterParams<Person>) =>
    `${row.firstName} ${row.lastName}`,
};

export default function OrgChartFromParentIds() {
  return (
    <Box sx={{ height: 380 }}>
      <DataGridPro
        aria-label="People by manager"
        rows={people}
        columns={columns}
        treeData
        getTreeDataPath={getPath}
        defaultGroupingExpansionDepth={1}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </Box>
  );
}
