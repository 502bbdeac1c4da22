import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import { type LazyRow, loadChildren, topLevel } from './lazy-files';

const columns: GridColDef<LazyRow>[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'size', headerName: 'Bytes', type: 'number', width: 110 },
];
const getPath = (row: LazyRow) => row.path;

const groupingColDef = { headerName: 'Name', hideDescendantCount: true };

export default function LoadChildrenOnOpen() {
  const apiRef = useGridApiRef();
  const failing = React.useRef(false);
  const [error, setError] = React.useState('');
  const requested = React.useRef(new Set<GridRowId>());

  React.useEffect(() => {
    const api = apiRef.current;
    const controller = new AbortController();
    const { signal } = controller;
    const loading = requested.current;
    const unsubscribe = api.subscribeEvent(
      'rowExpansionChange',
      async (node) => {
        const folder = api.getRow<LazyRow>(node.id);
        if (node.type !== 'group' || !node.childrenExpanded || !folder) return;
        if (loading.has(node.id)) return;
        loading.add(node.id);
        setError('');
        try {
          api.updateRows(
            await loadChildren(folder, { fail: failing.current, signal }),
          );
        } catch {
          loading.delete(node.id);
          if (signal.aborted) return;
          setError(`Could not load ${node.groupingKey}. Open it again.`);
          api.setRowChildrenExpansion(node.id, false);
        }
      },
    );
    return () => {
      unsubscribe();
      controller.abort();
    };
  }, [apiRef]);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            onChange={(event) => {
              failing.current = event.target.checked;
            }}
          />
        }
        label="Let requests fail"
      />
      {error && <Alert severity="error">{error}</Alert>}
      <Box sx={{ height: 340 }}>
        <DataGridPro
          aria-label="Files; folders load when they open"
          apiRef={apiRef}
          rows={topLevel}
          columns={columns}
          treeData
          getTreeDataPath={getPath}
          groupingColDef={groupingColDef}
        />
      </Box>
    </div>
  );
}
