import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Person, people } from '../../../data/people';
import { renderLabelledEditor } from './labelledEditor';

const editable = { editable: true, renderEditCell: renderLabelledEditor };

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', flex: 1, ...editable },
  { field: 'lastName', headerName: 'Last name', flex: 1, ...editable },
  { field: 'jobTitle', headerName: 'Job title', flex: 2, ...editable },
];

const rows = people.slice(0, 5);

export default function EditFromButtons() {
  const apiRef = useGridApiRef();
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const [cell, setCell] = React.useState({ id: 1, field: 'firstName' });
  const editing = modes[cell.id]?.[cell.field]?.mode === GridCellModes.Edit;

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('cellFocusIn', (params) =>
        setCell({ id: Number(params.id), field: params.field }),
      ),
    [apiRef],
  );

  const switchTo = (props: GridCellModesModel[string][string]) => {
    setModes({
      ...modes,
      [cell.id]: { ...modes[cell.id], [cell.field]: props },
    });
    apiRef.current.setCellFocus(cell.id, cell.field);
  };

  return (
    <Stack spacing={1}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Button
          disabled={editing}
          onClick={() => switchTo({ mode: GridCellModes.Edit })}
        >
          Edit
        </Button>
        <Button
          disabled={!editing}
          onClick={() => switchTo({ mode: GridCellModes.View })}
        >
          Save
        </Button>
        <Button
          disabled={!editing}
          onClick={() =>
            switchTo({ mode: GridCellModes.View, ignoreModifications: true })
          }
        >
          Cancel
        </Button>
        <Typography variant="body2">
          Row {cell.id}, {cell.field}
        </Typography>
      </Stack>
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="People, edited from buttons"
          rows={rows}
          columns={columns}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          onCellEditStart={(_, event) => {
            event.defaultMuiPrevented = true;
          }}
          onCellEditStop={(params, event) => {
            if (params.reason === GridCellEditStopReasons.cellFocusOut) {
              event.defaultMuiPrevented = true;
            }
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
