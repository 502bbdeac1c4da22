import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { stock } from '../../../data/stock';
import { stockColumns } from './stock-columns';

export default function CopyRowsAndCells() {
  const [copied, setCopied] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Stock to copy from"
          rows={stock}
          columns={stockColumns}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>
        Copied: {copied || 'nothing yet'}
      </Typography>
    </Box>
  );
}
