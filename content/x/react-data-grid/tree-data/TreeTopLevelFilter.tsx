import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { files } from '../../../data/files';
import { fileColumns, getPath } from './file-columns';

const filterItem = { field: 'kind', operator: 'equals', value: 'Folder' };

export default function TreeTopLevelFilter() {
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch checked={topOnly} onChange={() => setTopOnly(!topOnly)} />
        }
        label="Filter and sort the top level only"
      />
      <Box sx={{ height: 380 }}>
        <DataGridPro
          aria-label="Folders"
          rows={files}
          columns={fileColumns}
          treeData
          getTreeDataPath={getPath}
          defaultGroupingExpansionDepth={-1}
          disableChildrenFiltering={topOnly}
          disableChildrenSorting={topOnly}
          initialState={{ filter: { filterModel: { items: [filterItem] } } }}
          hideFooter
        />
      </Box>
    </div>
  );
}
