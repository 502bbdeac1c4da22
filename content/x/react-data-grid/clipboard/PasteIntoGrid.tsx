import Box from '@mui/material/Box';
import { DataGridPremium, type GridRowId } from '@mui/x-data-grid-premium';
import * as React from 'react';
import { type StockItem, stock } from '../../../data/stock';
import { stockColumns } from './stock-columns';

export default function PasteIntoGrid() {
  const [changed, setChanged] = React.useState<GridRowId[]>([]);

  const save = (row: StockItem) => {
    setChanged((old) => [...old, row.id]);
    return row;
  };

  return (
    <Box sx={{ height: 360, '& .changed': { bgcolor: 'action.selected' } }}>
      <DataGridPremium
        aria-label="Stock to paste into"
        rows={stock}
        columns={stockColumns}
        experimentalFeatures={{ clipboardPaste: true }}
        unstable_cellSelection
        unstable_ignoreValueFormatterDuringExport
        rowSelection={false}
        onClipboardPasteStart={() => setChanged([])}
        processRowUpdate={save}
        getRowClassName={({ id }) => (changed.includes(id) ? 'changed' : '')}
        hideFooter
      />
    </Box>
  );
}
