// Runs in the browser: one grid of a given size, and the cost of each step of a user.
import { DataGridPro, type GridApiPro, type GridColDef, useGridApiRef } from '@mui/x-data-grid-pro';
import { type MutableRefObject, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

const { rows: rowCount, columns: columnCount } = JSON.parse(document.body.dataset.size ?? '{}');

const columns: GridColDef[] = Array.from({ length: columnCount }, (_, column) => ({
  field: `c${column}`,
  type: column % 2 === 0 ? 'number' : 'string',
  width: 120,
}));

// A fixed sequence, so that every run sorts and filters the same.
let state = 1;
const next = (): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % 100_000;
};

const rows = Array.from({ length: rowCount }, (_, id) =>
  Object.fromEntries([
    ['id', id],
    ...columns.map(({ field, type }) => [field, type === 'number' ? next() : `Item ${next()}`]),
  ]),
);

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function time(step: () => void): Promise<number> {
  const start = performance.now();
  step();
  await painted();
  await painted();
  return performance.now() - start;
}

let api: MutableRefObject<GridApiPro> | null = null;

function Grid() {
  const apiRef = useGridApiRef();
  useEffect(() => {
    api = apiRef;
  });
  return <DataGridPro apiRef={apiRef} rows={rows} columns={columns} aria-label="Measured grid" />;
}

const current = (): GridApiPro => {
  if (api === null) throw new Error('The grid is not mounted');
  return api.current;
};

/** ms from each step to the frame that shows it. */
export interface GridCost {
  readonly first: number;
  readonly sort: number;
  readonly filter: number;
  readonly update: number;
  readonly scroll: number;
}

async function measureGrid(): Promise<GridCost> {
  const root = document.querySelector('main');
  if (root === null) throw new Error('The page has no main');
  const first = await time(() => createRoot(root).render(<Grid />));
  await painted();
  const sort = await time(() => current().setSortModel([{ field: 'c0', sort: 'asc' }]));
  const filter = await time(() => current().setQuickFilterValues(['99']));
  current().setQuickFilterValues([]);
  current().setSortModel([]);
  await painted();
  const update = await time(() =>
    current().updateRows(Array.from({ length: 100 }, (_, id) => ({ id, c0: id }))),
  );
  const scroll = await time(() => current().scrollToIndexes({ rowIndex: Math.floor(rowCount / 2) }));
  return { first, sort, filter, update, scroll };
}

Object.assign(globalThis, { measureGrid });
