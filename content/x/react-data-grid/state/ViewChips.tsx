import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { GridInitialState } from '@mui/x-data-grid-pro';

export interface View {
  name: string;
  state: GridInitialState;
}

interface ViewChipsProps {
  views: View[];
  onSave: () => void;
  onRestore: (view: View) => void;
  onDelete: (view: View) => void;
}

export function ViewChips(props: ViewChipsProps) {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', mb: 1 }}
    >
      <Button size="small" variant="outlined" onClick={props.onSave}>
        Save this view
      </Button>
      {props.views.map((view) => (
        <Chip
          key={view.name}
          label={view.name}
          onClick={() => props.onRestore(view)}
          onDelete={() => props.onDelete(view)}
        />
      ))}
    </Stack>
  );
}
