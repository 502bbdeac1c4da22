import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import {
  departureColumns,
  firstDepartures,
  moveRow,
} from './departure-columns';

const saveOnServer = () => new Promise((done) => setTimeout(done, 800));

export default function DragDepartures() {
  const [rows, setRows] = React.useState(firstDepartures);
  const [saving, setSaving] = React.useState(false);
  const [failed, setFailed] = React.useState(false);

  const handleMove = async (params: GridRowOrderChangeParams) => {
    const previous = rows;
    setRows(moveRow(rows, params.oldIndex, params.targetIndex));
    setSaving(true);
    setFailed(false);
    try {
      await saveOnServer();
    } catch {
      setRows(previous);
      setFailed(true);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 380 }}>
        <DataGridPro
          aria-label="Departures in announcement order"
          rows={rows}
          columns={departureColumns}
          rowReordering
          onRowOrderChange={handleMove}
          loading={saving}
          hideFooter
        />
      </Box>
      {failed && <Alert severity="error">The order was not saved.</Alert>}
      <p aria-live="polite">
        {saving ? 'Saving…' : `First to announce: ${rows[0]?.line}`}
      </p>
    </Box>
  );
}
