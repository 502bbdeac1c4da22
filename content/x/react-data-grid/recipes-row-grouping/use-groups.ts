import { gridRowTreeSelector, useGridApiRef } from '@mui/x-data-grid-premium';
import * as React from 'react';

/** Opens and closes all groups; with `single`, opening one closes the others. */
export function useGroups(single: boolean) {
  const apiRef = useGridApiRef();

  const setAll = React.useCallback(
    (open: boolean, except?: string | number) => {
      for (const node of Object.values(gridRowTreeSelector(apiRef))) {
        if (node.type !== 'group' || node.depth !== 0) continue;
        if (node.id === except || !!node.childrenExpanded === open) continue;
        apiRef.current.setRowChildrenExpansion(node.id, open);
      }
    },
    [apiRef],
  );

  React.useEffect(() => {
    if (!single) return undefined;
    return apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
      if (node.type === 'group' && node.childrenExpanded) {
        setAll(false, node.id);
      }
    });
  }, [apiRef, setAll, single]);

  return { apiRef, setAll };
}
