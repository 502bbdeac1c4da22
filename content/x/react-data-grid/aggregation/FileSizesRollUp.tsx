import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { type FileRow, files } from '../../../data/files';

const columns: GridColDef<FileRow>[] = [
  { field: 'size', headerName: 'Bytes', type: 'number', width: 140 },
];
const getPath = (row: FileRow) => row.path;

const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 200 };

export default function FileSizesRollUp() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="File sizes by folder"
        rows={files}
        columns={columns}
        treeData
        getTreeDataPath={getPath}
        defaultGroupingExpansionDepth={1}
        groupingColDef={groupingColDef}
        initialState={{ aggregation: { model: { size: 'sum' } } }}
      />
    </Box>
  );
}
