import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orderStatuses, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 160,
    editable: true,
  },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 130,
    editable: true,
  },
];

const watchedFields = ['customer', 'quantity', 'status'] as const;

interface Question {
  changes: string[];
  answer: (confirmed: boolean) => void;
}

const rows = orders.slice(0, 5);

export default function ConfirmBeforeSave() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  const processRowUpdate = (newRow: Order, oldRow: Order) => {
    const changes = watchedFields
      .filter((field) => newRow[field] !== oldRow[field])
      .map((field) => `${field}: ${oldRow[field]} → ${newRow[field]}`);
    if (changes.length === 0) {
      return oldRow;
    }
    return new Promise<Order>((resolve) => {
      setQuestion({
        changes,
        answer: (confirmed) => {
          setQuestion(null);
          resolve(confirmed ? newRow : oldRow);
        },
      });
    });
  };

  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        aria-label="Orders, changes need a confirmation"
        editMode="row"
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      <Dialog
        open={question !== null}
        onClose={() => question?.answer(false)}
        aria-labelledby="confirm-save-title"
      >
        <DialogTitle id="confirm-save-title">Save these changes?</DialogTitle>
        <DialogContent>
          {question?.changes.map((change) => (
            <Typography key={change}>{change}</Typography>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => question?.answer(false)}>Cancel</Button>
          <Button onClick={() => question?.answer(true)}>Save</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
