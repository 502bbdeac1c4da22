import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

/** Empty below a row that shows the same value. Renders again when the order changes. */
function ValueOnce({
  id,
  field,
  value,
  formattedValue,
}: GridRenderCellParams<Person>) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridExpandedSortedRowIdsSelector);
  const above = ids[ids.indexOf(id) - 1];
  const valueAbove =
    above === undefined ? undefined : apiRef.current.getCellValue(above, field);
  // Equal dates are different objects.
  const repeats =
    value instanceof Date && valueAbove instanceof Date
      ? value.getTime() === valueAbove.getTime()
      : above !== undefined && value === valueAbove;
  return repeats ? null : formattedValue;
}

const columns: GridColDef<Person>[] = [
  {
    field: 'department',
    headerName: 'Department',
    width: 130,
    renderCell: (params) => <ValueOnce {...params} />,
  },
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 110 },
];

export default function BlankRepeatedValues() {
  return (
    <Box sx={{ height: 380 }}>
      <DataGrid
        aria-label="People by department"
        rows={people}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'department', sort: 'asc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
