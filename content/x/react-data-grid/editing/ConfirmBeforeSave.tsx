import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';
import { ConfirmDialog, type Question } from './ConfirmDialog';
import { orderColumns } from './order-columns';

const watchedFields = ['customer', 'quantity', 'status'] as const;

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
        columns={orderColumns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      <ConfirmDialog question={question} />
    </Box>
  );
}
