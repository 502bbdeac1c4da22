import type { GridApi } from '@mui/x-data-grid';
import * as React from 'react';

/** The cell that has the focus, or had it last. */
export function useFocusedCell(apiRef: React.MutableRefObject<GridApi>) {
  const [cell, setCell] = React.useState({ id: 1, field: 'firstName' });

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('cellFocusIn', (params) =>
        setCell({ id: Number(params.id), field: params.field }),
      ),
    [apiRef],
  );

  return cell;
}
