import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { type FileRow, files } from '../../../data/files';
import { fileColumns } from './file-columns';

const getPath = (row: FileRow) => row.path;

const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 200 };

export default function FolderTree() {
  return (
    <Box sx={{ height: 380 }}>
      <DataGridPro
        aria-label="Files in folders"
        rows={files}
        columns={fileColumns}
        treeData
        getTreeDataPath={getPath}
        defaultGroupingExpansionDepth={1}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </Box>
  );
}
