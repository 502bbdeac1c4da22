import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';
import { type FileRow, files } from '../../../data/files';
import { fileColumns, getPath } from './file-columns';

const nameColumn: GridGroupingColDefOverride<FileRow> = {
  headerName: 'File or folder',
  flex: 1,
  minWidth: 200,
  hideDescendantCount: true,
  sortable: true,
  filterable: true,
  disableColumnMenu: false,
};

export default function TreeColumnNamed() {
  return (
    <Box sx={{ height: 380 }}>
      <DataGridPro
        aria-label="Files, sorted by name"
        rows={files}
        columns={fileColumns}
        treeData
        getTreeDataPath={getPath}
        defaultGroupingExpansionDepth={1}
        groupingColDef={nameColumn}
        initialState={{
          sorting: {
            sortModel: [{ field: GRID_TREE_DATA_GROUPING_FIELD, sort: 'asc' }],
          },
        }}
        hideFooter
      />
    </Box>
  );
}
