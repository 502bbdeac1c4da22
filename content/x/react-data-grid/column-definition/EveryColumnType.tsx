import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { departments, type Person, people } from '../../../data/people';

export default function EveryColumnType() {
  const [rows, setRows] = React.useState(people);

  const columns = React.useMemo<GridColDef<Person>[]>(
    () => [
      {
        field: 'lastName',
        headerName: 'string',
        type: 'string',
        width: 100,
        editable: true,
      },
      {
        field: 'salary',
        headerName: 'number',
        type: 'number',
        width: 90,
        editable: true,
      },
      {
        field: 'startDate',
        headerName: 'date',
        type: 'date',
        width: 100,
        editable: true,
      },
      {
        field: 'lastSeen',
        headerName: 'dateTime',
        type: 'dateTime',
        width: 175,
        editable: true,
      },
      {
        field: 'remote',
        headerName: 'boolean',
        type: 'boolean',
        width: 80,
        editable: true,
      },
      {
        field: 'department',
        headerName: 'singleSelect',
        type: 'singleSelect',
        valueOptions: departments,
        width: 120,
        editable: true,
      },
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
