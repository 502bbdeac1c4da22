import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import { type LazyRow, loadChildren, topLevel } from './lazy-files';

const columns: GridColDef<LazyRow>[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'size', headerName: 'Bytes', type: 'number', width: 110 },
];
const getPath = (row: LazyRow) => row.path;

export default function LoadChildrenOnOpen() {
  const apiRef = useGridApiRef();
  const [fail, setFail] = React.useState(false);
  const [error, setError] = React.useState('');
  React.useEffect(() => {
    const api = apiRef.current;
    return api.subscribeEvent('rowExpansionChange', (node) => {
      const folder = api.getRow<LazyRow>(node.id);
      if (node.type !== 'group' || !node.childrenExpanded || !folder) return;
      if (!api.getRow(`loading-${node.id}`)) return;
      setError('');
      loadChildren(folder, fail).then(
        (rows) => api.updateRows(rows),
        () => {
          setError(`Could not load ${node.groupingKey}. Open it again.`);
          api.setRowChildrenExpansion(node.id, false);
        },
      );
    });
  }, [apiRef, fail]);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={fail} onChange={() => setFail(!fail)} />}
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
          groupingColDef={{ headerName: 'Name', hideDescendantCount: true }}
        />
      </Box>
    </div>
  );
}
