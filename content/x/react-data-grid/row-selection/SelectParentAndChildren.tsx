import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import { type FileRow, files } from '../../../data/files';
import { withDescendants } from './with-descendants';

const columns: GridColDef<FileRow>[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'size', headerName: 'Bytes', type: 'number', width: 120 },
];
const getPath = (row: FileRow) => row.path;

const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 200 };

export default function SelectParentAndChildren() {
  const apiRef = useGridApiRef();
  const [selected, setSelected] = React.useState<GridRowId[]>([]);

  return (
    <Box sx={{ height: 360 }}>
      <DataGridPro
        apiRef={apiRef}
        aria-label="Files; a folder selects what it holds"
        rows={files}
        columns={columns}
        treeData
        getTreeDataPath={getPath}
        defaultGroupingExpansionDepth={1}
        groupingColDef={groupingColDef}
        checkboxSelection
        disableRowSelectionOnClick
        rowSelectionModel={selected}
        onRowSelectionModelChange={(model) =>
          setSelected(withDescendants(apiRef.current, selected, model))
        }
      />
    </Box>
  );
}
