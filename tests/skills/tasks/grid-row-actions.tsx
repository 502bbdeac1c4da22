// Task: buttons that edit and delete a row, and grouped headers.
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridColumnGroupingModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';

interface Item {
  id: number;
  name: string;
  width: number;
  height: number;
}

const groups: GridColumnGroupingModel = [
  { groupId: 'size', headerName: 'Size', children: [{ field: 'width' }, { field: 'height' }] },
];

export default function Items({ items }: { items: readonly Item[] }) {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(items);
  const columns = React.useMemo<GridColDef<Item>[]>(
    () => [
      { field: 'name', headerName: 'Name', flex: 1, editable: true },
      { field: 'width', headerName: 'Width', type: 'number' },
      { field: 'height', headerName: 'Height', type: 'number' },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="edit"
            icon={<EditIcon />}
            label={`Edit ${row.name}`}
            onClick={() => apiRef.current.startCellEditMode({ id, field: 'name' })}
          />,
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.name}`}
            onClick={() => setRows((before) => before.filter((item) => item.id !== id))}
            showInMenu
          />,
        ],
      },
    ],
    [apiRef],
  );

  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        aria-label="Items"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        experimentalFeatures={{ columnGrouping: true }}
      />
    </Box>
  );
}
