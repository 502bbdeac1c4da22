import { type GridRowId, useGridApiRef } from '@mui/x-data-grid';
import * as React from 'react';
import { flushSync } from 'react-dom';
import { initialPeople, type ManagedPerson, newPerson } from './managed-people';

/** The rows of the app, and how they are added, saved and removed. */
export function useManagedPeople() {
  const apiRef = useGridApiRef();
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [rows, setRows] = React.useState(initialPeople);
  const [message, setMessage] = React.useState('');

  React.useEffect(() => {
    apiRef.current.startRowEditMode({ id: 2 });
  }, [apiRef]);

  const addRow = () => {
    setMessage('');
    const row = newPerson(rows);
    // The grid must know the row before the row can open.
    flushSync(() => setRows([row, ...rows]));
    apiRef.current.startRowEditMode({ id: row.id, fieldToFocus: 'firstName' });
  };

  const saveRow = (newRow: ManagedPerson) => {
    if (!newRow.firstName.trim() || !newRow.lastName.trim()) {
      throw new Error('Enter a first name and a last name.');
    }
    const savedRow = { ...newRow, isNew: false };
    setRows((current) =>
      current.map((row) => (row.id === savedRow.id ? savedRow : row)),
    );
    setMessage(`Saved ${savedRow.firstName} ${savedRow.lastName}.`);
    return savedRow;
  };

  const removeRow = React.useCallback((id: GridRowId) => {
    setMessage('');
    setRows((current) => current.filter((row) => row.id !== id));
    // A click also focuses the cell, which is gone a moment later.
    setTimeout(() => buttonRef.current?.focus());
  }, []);

  const showError = (error: Error) => setMessage(error.message);

  return {
    apiRef,
    buttonRef,
    rows,
    message,
    addRow,
    saveRow,
    removeRow,
    showError,
  };
}
