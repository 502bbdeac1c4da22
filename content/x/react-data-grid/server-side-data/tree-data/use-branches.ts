import { useGridApiRef } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { loadBranch } from './staff-branches';

/** Loads a branch when it opens. Sales fails until `retry`. */
export function useBranches() {
  const apiRef = useGridApiRef();
  const asked = React.useRef(new Set<string>());
  const [failed, setFailed] = React.useState<string | null>(null);

  const load = React.useCallback(
    async (branch: string, fail: boolean) => {
      if (asked.current.has(branch)) return;
      asked.current.add(branch);
      setFailed((old) => (old === branch ? null : old));
      try {
        apiRef.current.updateRows(await loadBranch(branch, fail));
      } catch {
        asked.current.delete(branch);
        setFailed(branch);
      }
    },
    [apiRef],
  );

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
        const isOpen = node.type === 'group' && node.childrenExpanded;
        if (isOpen) load(String(node.id), node.id === 'Sales');
      }),
    [apiRef, load],
  );

  const retry = () => failed !== null && load(failed, false);
  return { apiRef, failed, retry };
}
