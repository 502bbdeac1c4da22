import Close from '@mui/icons-material/Close';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/Edit';
import Save from '@mui/icons-material/Save';
import {
  GridActionsCellItem,
  type GridActionsColDef,
  type GridApi,
  type GridRowId,
  GridRowModes,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import type * as React from 'react';
import type { ManagedPerson } from './managed-people';

/** Save and cancel in rows that `modes` has open, edit and delete in others. */
export const actionsColumn = (
  apiRef: React.MutableRefObject<GridApi>,
  modes: GridRowModesModel,
  removeRow: (id: GridRowId) => void,
): GridActionsColDef<ManagedPerson> => ({
  field: 'actions',
  headerName: 'Actions',
  type: 'actions',
  width: 100,
  getActions: ({ id, row }) => {
    const edit = () =>
      apiRef.current.startRowEditMode({ id, fieldToFocus: 'firstName' });
    const save = () => apiRef.current.stopRowEditMode({ id });
    const cancel = () => {
      apiRef.current.stopRowEditMode({ id, ignoreModifications: true });
      if (row.isNew) {
        removeRow(id);
      }
    };
    const remove = () => removeRow(id);
    return modes[id]?.mode === GridRowModes.Edit
      ? [action('Save', <Save />, save), action('Cancel', <Close />, cancel)]
      : [
          action('Edit', <Edit />, edit),
          action('Delete', <DeleteOutlined />, remove),
        ];
  },
});

function action(label: string, icon: React.ReactElement, onClick: () => void) {
  return (
    <GridActionsCellItem
      key={label}
      icon={icon}
      label={label}
      onClick={onClick}
    />
  );
}
