import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { GridCellModes, type GridCellModesModel } from '@mui/x-data-grid';

export type CellMode = GridCellModesModel[string][string];

interface ModeButtonsProps {
  cell: string;
  editing: boolean;
  onSwitch: (mode: CellMode) => void;
}

export function ModeButtons({ cell, editing, onSwitch }: ModeButtonsProps) {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Button
        disabled={editing}
        onClick={() => onSwitch({ mode: GridCellModes.Edit })}
      >
        Edit
      </Button>
      <Button
        disabled={!editing}
        onClick={() => onSwitch({ mode: GridCellModes.View })}
      >
        Save
      </Button>
      <Button
        disabled={!editing}
        onClick={() =>
          onSwitch({ mode: GridCellModes.View, ignoreModifications: true })
        }
      >
        Cancel
      </Button>
      <Typography variant="body2">{cell}</Typography>
    </Stack>
  );
}
