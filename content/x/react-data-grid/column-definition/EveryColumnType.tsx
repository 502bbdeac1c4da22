import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { departments, type Person, people } from '../../../data/people';

const typedColumns: GridColDef<Person>[] = [
  { field: 'lastName', type: 'string', width: 100 },
  { field: 'salary', type: 'number', width: 90 },
  { field: 'startDate', type: 'date', width: 100 },
  { field: 'lastSeen', type: 'dateTime', width: 175 },
  { field: 'remote', type: 'boolean', width: 80 },
  {
    field: 'department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 120,
  },
];

export default function EveryColumnType() {
  const [rows, setRows] = React.useState(people);

  const columns = React.useMemo<GridColDef<Person>[]>(
    () => [
      ...typedColumns.map((column) => ({
        ...column,
        headerName: column.type,
        editable: true,
      })),
      {
        field: 'actions',
        headerName: 'actions',
        type: 'actions',
        width: 80,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="remove"
            icon={<DeleteIcon />}
            label={`Remove ${row.lastName}`}
            onClick={() =>
              setRows((before) => before.filter((person) => person.id !== id))
            }
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box sx={{ height: 360 }}>
      <DataGrid aria-label="People" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
