import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';
import { type FileRow, files } from '../../../data/files';
import { FolderCell } from './FolderCell';
import { fileColumns, getPath } from './file-columns';

const nameColumn: GridGroupingColDefOverride<FileRow> = {
  headerName: 'Name',
  flex: 1,
  minWidth: 200,
  renderCell: (params) => <FolderCell {...params} />,
};

export default function TreeOwnToggle() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPro
        aria-label="Files with a folder button"
        rows={files}
        columns={fileColumns}
        treeData
        getTreeDataPath={getPath}
        defaultGroupingExpansionDepth={1}
        groupingColDef={nameColumn}
        hideFooter
      />
    </Box>
  );
}
