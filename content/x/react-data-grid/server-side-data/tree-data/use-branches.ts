import { useGridApiRef } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { loadBranch } from './staff-branches';

/** Loads a branch when it opens. Sales fails until `retry`. */
export function useBranches() {
  const apiRef = useGridApiRef();
  const requested = React.useRef(new Set<string>());
  const pending = React.useRef(new AbortController());
  const [failed, setFailed] = React.useState<string | null>(null);

  const load = React.useCallback(
    async (branch: string, fail: boolean) => {
      const { signal } = pending.current;
      if (requested.current.has(branch)) return;
      requested.current.add(branch);
      setFailed((old) => (old === branch ? null : old));
      try {
        const rows = await loadBranch(branch, { fail, signal });
        apiRef.current.updateRows(rows);
      } catch {
        requested.current.delete(branch);
        if (!signal.aborted) setFailed(branch);
      }
    },
    [apiRef],
  );

  React.useEffect(() => {
    pending.current = new AbortController();
    return () => pending.current.abort();
  }, []);

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
