import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridRowId,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import { files } from '../../../data/files';
import { fileColumns, getPath } from './file-columns';

export default function TreeOpenState() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(files);
  const open = React.useRef(new Set<GridRowId>([1]));

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
    for (const id of apiRef.current.getAllRowIds()) {
      if (apiRef.current.getRowNode(id)?.type === 'group') {
        apiRef.current.setRowChildrenExpansion(id, isOpen);
      }
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
          isGroupExpandedByDefault={(node) => open.current.has(node.id)}
          hideFooter
        />
      </Box>
    </div>
  );
}
