import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridFilterOperator,
  type GridRowSelectionModel,
  GridToolbar,
  getGridStringOperators,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Person, people } from '../../../../data/people';

const orSelected = (
  operator: GridFilterOperator<Person>,
): GridFilterOperator<Person> => ({
  ...operator,
  getApplyFilterFnV7: (item, column) => {
    const matches = operator.getApplyFilterFnV7?.(item, column);
    if (!matches) return null;
    return (value, row, ...context) => {
      const [, apiRef] = context;
      return (
        apiRef.current.isRowSelected(row.id) || matches(value, row, ...context)
      );
    };
  },
});

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', width: 120, filterable: false },
  {
    field: 'jobTitle',
    headerName: 'Job',
    flex: 1,
    minWidth: 160,
    filterOperators: getGridStringOperators().map(orSelected),
  },
];

export default function SelectedStayVisible() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([1, 4]);

  return (
    <Box sx={{ height: 380 }}>
      <DataGrid
        aria-label="People; selected ones pass every filter"
        rows={people}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
        slots={{ toolbar: GridToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  id: 1,
                  field: 'jobTitle',
                  operator: 'contains',
                  value: 'engineer',
                },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
