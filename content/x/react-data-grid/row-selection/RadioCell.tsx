import Radio from '@mui/material/Radio';
import {
  type GridRenderCellParams,
  selectedIdsLookupSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { Person } from '../../../data/people';

export function RadioCell({ id, row, tabIndex }: GridRenderCellParams<Person>) {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, selectedIdsLookupSelector);

  return (
    <Radio
      size="small"
      tabIndex={tabIndex}
      checked={lookup[id] !== undefined}
      onChange={() => apiRef.current.selectRow(id, true, true)}
      onKeyDown={(event) => {
        // Space chooses; the grid would move the focus down.
        if (event.key === ' ') event.stopPropagation();
      }}
      inputProps={{ 'aria-label': `Select ${row.firstName} ${row.lastName}` }}
    />
  );
}
