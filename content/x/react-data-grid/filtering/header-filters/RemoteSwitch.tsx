import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  type GridHeaderFilterCellProps,
  useGridApiContext,
} from '@mui/x-data-grid-pro';

export function RemoteSwitch({ item }: GridHeaderFilterCellProps) {
  const apiRef = useGridApiContext();

  const select = (value: string | null) => {
    if (value) {
      apiRef.current.upsertFilterItem({ ...item, operator: 'is', value });
    } else {
      apiRef.current.deleteFilterItem(item);
    }
  };

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Remote"
      value={item.value ?? ''}
      onChange={(_, value: string | null) => select(value)}
    >
      <ToggleButton value="">All</ToggleButton>
      <ToggleButton value="true">Yes</ToggleButton>
      <ToggleButton value="false">No</ToggleButton>
    </ToggleButtonGroup>
  );
}
