import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import * as React from 'react';
import { type LedgerEntry, ledger } from '../../../../data/ledger';
import { createLocalServer } from '../../../../data/local-server';

const sumOf = (rows: readonly LedgerEntry[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

const server = createLocalServer(ledger, { summarize: sumOf });

/** One page of the ledger, and the sum of all entries that match. */
export function useLedger() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [paginationModel, setPage] = React.useState({ page: 0, pageSize: 5 });
  const [loading, setLoading] = React.useState(false);
  const [answer, setAnswer] = React.useState({
    rows: ledger.slice(0, 5),
    total: ledger.length,
    summary: sumOf(ledger),
  });

  React.useEffect(() => {
    const request = new AbortController();
    setLoading(true);
    const { signal } = request;
    server.getRows({ filterModel, sortModel, paginationModel, signal }).then(
      (next) => {
        setAnswer(next);
        setLoading(false);
      },
      () => {
        if (!signal.aborted) setLoading(false);
      },
    );
    return () => request.abort();
  }, [filterModel, sortModel, paginationModel]);

  const toFirstPage = () => setPage((old) => ({ ...old, page: 0 }));
  const gridProps = {
    rows: answer.rows,
    rowCount: answer.total,
    loading,
    paginationMode: 'server' as const,
    paginationModel,
    onPaginationModelChange: setPage,
    pageSizeOptions: [5],
    sortingMode: 'server' as const,
    onSortModelChange: (model: GridSortModel) => {
      setSortModel(model);
      toFirstPage();
    },
    filterMode: 'server' as const,
    onFilterModelChange: (model: GridFilterModel) => {
      setFilterModel(model);
      toFirstPage();
    },
  };

  return { gridProps, sum: answer.summary };
}
