import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridFilterModel,
  GridFooter,
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type LedgerEntry, ledger } from '../../../../data/ledger';
import { createLocalServer } from '../../../../data/local-server';
import { formatMoney, ledgerColumns } from './ledger-columns';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    sum: number;
  }
}

const sumOf = (rows: readonly LedgerEntry[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

const server = createLocalServer(ledger, { summarize: sumOf });
const firstPage = { page: 0, pageSize: 5 };

interface Query {
  filterModel?: GridFilterModel;
  paginationModel: { page: number; pageSize: number };
}

function SumFooter({ sum = 0 }: { sum?: number }) {
  return (
    <>
      <Typography role="status" variant="body2" sx={{ px: 2, py: 1 }}>
        Sum of all matching entries: {formatMoney(sum)}
      </Typography>
      <GridFooter />
    </>
  );
}

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

const slots = { toolbar: FilterToolbar, footer: SumFooter };

export default function ServerTotalsFooter() {
  const [query, setQuery] = React.useState<Query>({
    paginationModel: firstPage,
  });
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
      .getRows({ ...query, signal })
      .then(setResponse)
      .catch(() => {
        if (!signal.aborted) setFailed(true);
      })
      .finally(() => {
        if (!signal.aborted) setLoading(false);
      });
    return () => controller.abort();
  }, [query]);

  return (
    <Box sx={{ width: '100%' }}>
      {failed && (
        <Alert
          severity="error"
          action={
            <Button onClick={() => setQuery({ ...query })}>Try again</Button>
          }
        >
          The entries did not load.
        </Alert>
      )}
      <Box sx={{ height: 440 }}>
        <DataGrid
          aria-label="Ledger"
          rows={response.rows}
          rowCount={response.total}
          loading={loading}
          columns={ledgerColumns}
          paginationMode="server"
          paginationModel={query.paginationModel}
          onPaginationModelChange={(paginationModel) =>
            setQuery({ ...query, paginationModel })
          }
          pageSizeOptions={[5]}
          filterMode="server"
          onFilterModelChange={(filterModel) =>
            setQuery({ filterModel, paginationModel: firstPage })
          }
          slots={slots}
          slotProps={{ footer: { sum: response.summary } }}
        />
      </Box>
    </Box>
  );
}
