import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridRowClassNameParams,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import * as React from 'react';
import { type StockItem, stock } from '../../../data/stock';
import { stockColumns } from './stock-columns';

export default function PasteIntoGrid() {
  const [changed, setChanged] = React.useState<GridRowId[]>([]);

  const save = (row: StockItem) => {
    setChanged((old) => [...old, row.id]);
    return row;
  };

  const rowClass = React.useCallback(
    ({ id }: GridRowClassNameParams) => (changed.includes(id) ? 'changed' : ''),
    [changed],
  );

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
        getRowClassName={rowClass}
        hideFooter
      />
    </Box>
  );
}
