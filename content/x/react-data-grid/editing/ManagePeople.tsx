import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/Edit';
import Save from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridEventListener,
  GridRowEditStopReasons,
  type GridRowId,
  GridRowModes,
  type GridRowModesModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { flushSync } from 'react-dom';
import { departments, people } from '../../../data/people';
import { renderLabelledEditor } from './labelledEditor';

interface Row {
  id: number;
  firstName: string;
  lastName: string;
  department: string;
  isNew: boolean;
}

const initialRows: Row[] = people
  .slice(0, 5)
  .map(({ id, firstName, lastName, department }) => ({
    id,
    firstName,
    lastName,
    department,
    isNew: false,
  }));

const editable = { editable: true, renderEditCell: renderLabelledEditor };

export default function ManagePeople() {
  const apiRef = useGridApiRef();
  const addButtonRef = React.useRef<HTMLButtonElement>(null);
  const [rows, setRows] = React.useState(initialRows);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [message, setMessage] = React.useState('');

  React.useEffect(() => {
    apiRef.current.startRowEditMode({ id: 2 });
  }, [apiRef]);

  const removeRow = React.useCallback((id: GridRowId) => {
    setRows((current) => current.filter((row) => row.id !== id));
    addButtonRef.current?.focus();
  }, []);

  const columns = React.useMemo<GridColDef<Row>[]>(
    () => [
      { field: 'firstName', headerName: 'First name', width: 130, ...editable },
      { field: 'lastName', headerName: 'Last name', width: 130, ...editable },
      {
        field: 'department',
        headerName: 'Department',
        type: 'singleSelect',
        valueOptions: departments,
        flex: 1,
        minWidth: 150,
        ...editable,
      },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        getActions: ({ id, row }) =>
          modes[id]?.mode === GridRowModes.Edit
            ? [
                <GridActionsCellItem
                  key="save"
                  icon={<Save />}
                  label="Save"
                  onClick={() => apiRef.current.stopRowEditMode({ id })}
                />,
                <GridActionsCellItem
                  key="cancel"
                  icon={<Close />}
                  label="Cancel"
                  onClick={() => {
                    apiRef.current.stopRowEditMode({
                      id,
                      ignoreModifications: true,
                    });
                    if (row.isNew) {
                      removeRow(id);
                    }
                  }}
                />,
              ]
            : [
                <GridActionsCellItem
                  key="edit"
                  icon={<Edit />}
                  label="Edit"
                  onClick={() =>
                    apiRef.current.startRowEditMode({
                      id,
                      fieldToFocus: 'firstName',
                    })
                  }
                />,
                <GridActionsCellItem
                  key="delete"
                  icon={<DeleteOutlined />}
                  label="Delete"
                  onClick={() => removeRow(id)}
                />,
              ],
      },
    ],
    [apiRef, modes, removeRow],
  );

  const addRow = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    const row = { id, firstName: '', lastName: '', department: '' };
    // The grid must know the row before the row can open.
    flushSync(() => setRows([{ ...row, isNew: true }, ...rows]));
    apiRef.current.startRowEditMode({ id, fieldToFocus: 'firstName' });
  };

  const handleRowEditStop: GridEventListener<'rowEditStop'> = (
    params,
    event,
  ) => {
    if (params.reason === GridRowEditStopReasons.rowFocusOut) {
      event.defaultMuiPrevented = true;
    }
    if (
      params.reason === GridRowEditStopReasons.escapeKeyDown &&
      params.row.isNew
    ) {
      removeRow(params.id);
    }
  };

  const processRowUpdate = (newRow: Row) => {
    if (!newRow.firstName || !newRow.lastName) {
      throw new Error('Enter a first name and a last name.');
    }
    const savedRow = { ...newRow, isNew: false };
    setRows((current) =>
      current.map((row) => (row.id === savedRow.id ? savedRow : row)),
    );
    setMessage(`Saved ${savedRow.firstName} ${savedRow.lastName}.`);
    return savedRow;
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button ref={addButtonRef} startIcon={<Add />} onClick={addRow}>
        Add person
      </Button>
      <Box sx={{ height: 370, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="People, add, edit and delete"
          editMode="row"
          rows={rows}
          columns={columns}
          onRowModesModelChange={setModes}
          onRowEditStop={handleRowEditStop}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}
