import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { GridFilterItem, GridFilterModel } from '@mui/x-data-grid';

export const presets = {
  All: [],
  Open: [{ field: 'status', operator: 'is', value: 'Open' }],
  Large: [{ field: 'quantity', operator: '>=', value: '20' }],
  'Since March': [
    { field: 'placedAt', operator: 'onOrAfter', value: '2024-03-01' },
  ],
} satisfies Record<string, GridFilterItem[]>;

interface PresetButtonsProps {
  model: GridFilterModel;
  onChange: (model: GridFilterModel) => void;
}

export function PresetButtons({ model, onChange }: PresetButtonsProps) {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      flexWrap="wrap"
      role="group"
      aria-label="Preset filters"
    >
      {Object.entries(presets).map(([label, items]) => {
        const pressed = model.items === items;
        return (
          <Button
            key={label}
            size="small"
            variant={pressed ? 'contained' : 'outlined'}
            aria-pressed={pressed}
            onClick={() => onChange({ items })}
          >
            {label}
          </Button>
        );
      })}
    </Stack>
  );
}
