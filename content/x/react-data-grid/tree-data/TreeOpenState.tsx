import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridGroupNode,
  type GridRowId,
  gridRowTreeSelector,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import { files } from '../../../data/files';
import { fileColumns, getPath } from './file-columns';

export default function TreeOpenState() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(files);
  const open = React.useRef(new Set<GridRowId>([1]));

  const wasOpen = React.useCallback(
    (node: GridGroupNode) => open.current.has(node.id),
    [],
  );

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type !== 'group') return;
        if (node.childrenExpanded) open.current.add(node.id);
        else open.current.delete(node.id);
      }),
    [apiRef],
  );

  const setAll = (isOpen: boolean) => {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type !== 'group' || node.depth < 0) continue;
      apiRef.current.setRowChildrenExpansion(node.id, isOpen);
    }
  };

  return (
    <div>
      <Button onClick={() => setAll(true)}>Open all</Button>
      <Button onClick={() => setAll(false)}>Close all</Button>
      <Button onClick={() => setRows([...files])}>Replace rows</Button>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          aria-label="Files; open folders are kept"
          apiRef={apiRef}
          rows={rows}
          columns={fileColumns}
          treeData
          getTreeDataPath={getPath}
          isGroupExpandedByDefault={wasOpen}
          hideFooter
        />
      </Box>
    </div>
  );
}
