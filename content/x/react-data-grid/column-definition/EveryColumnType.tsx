import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Person, people } from '../../../data/people';
import { typedColumns } from './typed-columns';

export default function EveryColumnType() {
  const apiRef = useGridApiRef();

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
              apiRef.current.updateRows([{ id, _action: 'delete' }])
            }
          />,
        ],
      },
    ],
    [apiRef],
  );

  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="People"
        rows={people}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
