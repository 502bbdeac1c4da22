import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  type GridCellModesModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { people } from '../../../data/people';
import { type CellMode, ModeButtons } from './ModeButtons';
import { nameColumns } from './name-columns';
import { useFocusedCell } from './use-focused-cell';

const rows = people.slice(0, 5);

export default function EditFromButtons() {
  const apiRef = useGridApiRef();
  const { id, field } = useFocusedCell(apiRef);
  const [modes, setModes] = React.useState<GridCellModesModel>({});

  const switchTo = (mode: CellMode) => {
    setModes({ ...modes, [id]: { ...modes[id], [field]: mode } });
    apiRef.current.setCellFocus(id, field);
  };

  return (
    <Stack spacing={1}>
      <ModeButtons
        cell={`Row ${id}, ${field}`}
        editing={modes[id]?.[field]?.mode === GridCellModes.Edit}
        onSwitch={switchTo}
      />
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="People, edited from buttons"
          rows={rows}
          columns={nameColumns}
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
