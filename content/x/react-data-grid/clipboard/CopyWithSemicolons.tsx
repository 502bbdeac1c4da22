import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { stock } from '../../../data/stock';
import { stockColumns } from './stock-columns';

export default function CopyWithSemicolons() {
  const [copied, setCopied] = React.useState('nothing yet');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Stock, copied with semicolons"
          rows={stock}
          columns={stockColumns}
          clipboardCopyCellDelimiter=";"
          onClipboardCopy={setCopied}
        />
      </Box>
      <Typography role="status">Copied: {copied}</Typography>
    </Box>
  );
}
