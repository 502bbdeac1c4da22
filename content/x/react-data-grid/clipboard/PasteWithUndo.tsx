import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import * as React from 'react';
import { type StockItem, stock } from '../../../data/stock';
import { stockColumns } from './stock-columns';

export default function PasteWithUndo() {
  const [rows, setRows] = React.useState(stock);
  const [before, setBefore] = React.useState<typeof stock | null>(null);
  const [pasting, setPasting] = React.useState(false);

  const save = (next: StockItem) => {
    setRows((old) => old.map((row) => (row.id === next.id ? next : row)));
    return next;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        disabled={before === null || pasting}
        onClick={() => {
          setRows(before ?? rows);
          setBefore(null);
        }}
      >
        Undo the last paste
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          aria-label="Stock; a paste can be undone"
          rows={rows}
          columns={stockColumns}
          experimentalFeatures={{ clipboardPaste: true }}
          unstable_cellSelection
          rowSelection={false}
          loading={pasting}
          onClipboardPasteStart={() => {
            setBefore(rows);
            setPasting(true);
          }}
          onClipboardPasteEnd={() => setPasting(false)}
          onCellEditStart={() => setBefore(null)}
          processRowUpdate={save}
          hideFooter
        />
      </Box>
    </Box>
  );
}
