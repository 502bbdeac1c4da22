import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, type GridValidRowModel } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { type LedgerEntry, ledger } from '../../../../data/ledger';
import { createLocalServer } from '../../../../data/local-server';
import { ledgerColumns } from './ledger-columns';

const sumOf = (rows: readonly LedgerEntry[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

const server = createLocalServer(ledger, { summarize: sumOf });

export default function ServerTotalsPinned() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [response, setResponse] = React.useState({
    rows: ledger.slice(0, 5),
    total: ledger.length,
    summary: sumOf(ledger),
  });
  const [loading, setLoading] = React.useState(false);
  const [failed, setFailed] = React.useState(false);

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoading(true);
    setFailed(false);
    server
      .getRows({ paginationModel: model, signal })
      .then(setResponse)
      .catch(() => {
        if (!signal.aborted) setFailed(true);
      })
      .finally(() => {
        if (!signal.aborted) setLoading(false);
      });
    return () => controller.abort();
  }, [model]);

  const pinnedRows = React.useMemo(
    () => ({
      bottom: [
        { id: 'total', account: 'All entries', amount: response.summary },
      ],
    }),
    [response.summary],
  );

  return (
    <Box sx={{ width: '100%' }}>
      {failed && (
        <Alert
          severity="error"
          action={
            <Button onClick={() => setModel({ ...model })}>Try again</Button>
          }
        >
          The entries did not load.
        </Alert>
      )}
      <Box sx={{ height: 440 }}>
        <DataGridPro<GridValidRowModel>
          aria-label="Ledger with a total row"
          rows={response.rows}
          rowCount={response.total}
          loading={loading}
          columns={ledgerColumns}
          paginationMode="server"
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          disableColumnFilter
          pagination
          pinnedRows={pinnedRows}
          sx={{ '& .MuiDataGrid-pinnedRows': { fontWeight: 'bold' } }}
        />
      </Box>
    </Box>
  );
}
