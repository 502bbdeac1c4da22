import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import * as React from 'react';
import { stock } from '../../../data/stock';
import { stockColumns } from './stock-columns';

interface Question {
  text: string;
  accept: () => void;
  refuse: () => void;
}

export default function PasteWithConfirmation() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  const ask = ({ data }: { data: string[][] }) =>
    new Promise<void>((accept, refuse) => {
      const text = `Paste ${data.length} × ${data[0]?.length} values?`;
      setQuestion({ text, accept, refuse });
    });
  const answer = (reply: () => void) => {
    reply();
    setQuestion(null);
  };

  return (
    <Box sx={{ height: 340 }}>
      <DataGridPremium
        aria-label="Stock; a paste has to be confirmed"
        rows={stock}
        columns={stockColumns}
        experimentalFeatures={{ clipboardPaste: true }}
        rowSelection={false}
        onBeforeClipboardPasteStart={ask}
        hideFooter
      />
      {question && (
        <Dialog
          open
          onClose={() => answer(question.refuse)}
          onMouseUp={(event) => event.stopPropagation()}
        >
          <DialogTitle>{question.text}</DialogTitle>
          <DialogActions>
            <Button onClick={() => answer(question.refuse)}>Keep</Button>
            <Button onClick={() => answer(question.accept)}>Paste</Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
