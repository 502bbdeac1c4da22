// @vitest-environment document
// Statements of the grid's pages, compared with the installed grid itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  GridPreferencePanelsValue,
} from '@mui/x-data-grid-premium';
import type { ComponentProps, MutableRefObject } from 'react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../support/run-cli.ts';

const read = (file: string): string => readFileSync(join(repository, file), 'utf8');
const guide = (page: string): string =>
  read(`content/x/react-data-grid/${page}/${page.split('/').at(-1)}.md`).replaceAll('\n', ' ');

let root: Root;
let box: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // Without a license key, the grid writes an error.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});

afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
  vi.restoreAllMocks();
});

const rows = [
  { id: 1, length: 4, mass: 9, shelf: 'A' },
  { id: 2, length: 6, mass: 7, shelf: 'B' },
];
const columns: DataGridPremiumProps['columns'] = [
  { field: 'length', type: 'number', editable: true },
  { field: 'mass', type: 'number', editable: true },
  { field: 'shelf' },
];

async function grid(props: Partial<ComponentProps<typeof DataGridPremium>> = {}) {
  const apiRef = { current: {} } as MutableRefObject<GridApi>;
  const draw = (changed: typeof props) =>
    act(async () =>
      root.render(<DataGridPremium apiRef={apiRef} rows={rows} columns={columns} {...changed} />),
    );
  await draw(props);
  return { api: () => apiRef.current, draw };
}

test('`disableColumnSelector` leaves the panel, which `showPreferences()` opens', async () => {
  const { api } = await grid({ disableColumnSelector: true });
  await act(async () => api().showPreferences(GridPreferencePanelsValue.columns));
  expect(document.querySelector('.MuiDataGrid-columnsPanel')).not.toBeNull();
});

test('a column from outside cannot be dropped inside a group without `freeReordering`', async () => {
  const { api } = await grid({
    columnGroupingModel: [
      { groupId: 'size', children: [{ field: 'length' }, { field: 'mass' }] },
      { groupId: 'place', freeReordering: true, children: [{ field: 'shelf' }] },
    ],
    experimentalFeatures: { columnGrouping: true },
  });
  const node = document.createElement('div');
  const at = (clientX: number) => ({
    ...{ clientX, clientY: 0, currentTarget: node, preventDefault() {}, stopPropagation() {} },
    dataTransfer: { effectAllowed: '', dropEffect: 'copy' },
  });
  const publish = (name: string, field: string, clientX: number) =>
    act(async () =>
      Reflect.apply(Reflect.get(api(), 'publishEvent'), api(), [
        name,
        { field, colDef: api().getColumn(field) },
        at(clientX),
      ]),
    );
  await publish('columnHeaderDragStart', 'shelf', 300);
  await publish('columnHeaderDragOver', 'mass', 200);
  expect(
    api()
      .getAllColumns()
      .map(({ field }) => field),
  ).toEqual(['length', 'mass', 'shelf']);
  await publish('columnHeaderDragOver', 'length', 100);
  expect(
    api()
      .getAllColumns()
      .map(({ field }) => field),
  ).toEqual(['shelf', 'length', 'mass']);
});

test('a paste also fills cells that are `false` in the model of marked cells', async () => {
  const saved = vi.fn((row: object) => row);
  const { api, draw } = await grid({ unstable_cellSelection: true, processRowUpdate: saved });
  const props = {
    ...{ unstable_cellSelection: true, processRowUpdate: saved },
    experimentalFeatures: { clipboardPaste: true },
  };
  // The handler reads the root element while the grid renders, so the second render has it.
  await draw(props);
  await act(async () =>
    api().unstable_setCellSelectionModel({ 1: { length: true, mass: false }, 2: { length: true } }),
  );
  await act(async () => {
    const keys = { ctrlKey: true, metaKey: false, key: 'v', target: box, currentTarget: box };
    Reflect.apply(Reflect.get(api(), 'publishEvent'), api(), [
      'cellKeyDown',
      { id: 1, field: 'length' },
      keys,
    ]);
    const paste = Object.assign(new Event('paste'), { clipboardData: { getData: () => '5' } });
    document.activeElement?.dispatchEvent(paste);
  });
  await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(saved.mock.calls.map(([row]) => row)).toMatchObject([
    { length: 5, mass: 5 },
    { length: 5, mass: 7 },
  ]);
});

test('a custom aggregation function without a label is shown with its name', async () => {
  const { api } = await grid({
    aggregationFunctions: { spread: { apply: ({ values }) => values.length } },
    initialState: { aggregation: { model: { length: 'spread' } } },
    disableVirtualization: true,
  });
  expect(api().getColumn('length')?.renderHeader).toBeDefined();
  expect(box.textContent).toContain('spread');
});

test.each([
  ['repeats its type and sets no size', { field: 'length', type: 'number', editable: true }, 222],
  ['has no type', { field: 'shelf' }, 100],
  ['sets a size', { field: 'length', type: 'number', width: 80 }, 80],
])('in a new array, a column that %s', async (_which, column, width) => {
  const { api, draw } = await grid();
  await act(async () => api().setColumnWidth(column.field, 222));
  await draw({ columns: [column] });
  expect(api().getColumn(column.field)?.width).toBe(width);
});

test.each([
  [{ rowIndex: 0, colIndex: 0 }, false],
  [{ colIndex: 0 }, true],
])('without rows, `scrollToIndexes(%o)` returns %s', async (indexes, result) => {
  const { api } = await grid({ rows: [] });
  expect(api().scrollToIndexes(indexes)).toBe(result);
});

/** Marks two cells of the first row, presses a key there, and returns the number of marks. */
async function marksAfter(key: string): Promise<number> {
  const props = { unstable_cellSelection: true };
  const { api, draw } = await grid(props);
  await draw(props);
  await act(async () => api().unstable_setCellSelectionModel({ 1: { length: true, mass: true } }));
  await act(async () => {
    const event = { key, shiftKey: false, ctrlKey: false, metaKey: false, preventDefault() {} };
    Reflect.apply(Reflect.get(api(), 'publishEvent'), api(), [
      'cellKeyDown',
      api().getCellParams(1, 'length'),
      { ...event, target: box, currentTarget: box },
    ]);
  });
  return api().unstable_getSelectedCellsAsArray().length;
}

test.each(['ArrowRight', 'ArrowDown', 'Home', 'End', 'PageDown', ' '])(
  'the key %j clears the marks of cells',
  async (key) => {
    expect(await marksAfter(key)).toBeLessThan(2);
  },
);

test.each(['ArrowUp', 'PageUp'])(
  '%s, which leads from the first row to the header, leaves the marks',
  async (key) => {
    expect(await marksAfter(key)).toBe(2);
  },
);

test.each([
  ['x', {}],
  ['v', { ctrlKey: true }],
  ['Backspace', {}],
])('the key %s starts editing', async (key, held) => {
  const { api, draw } = await grid();
  await draw({});
  await act(async () => {
    const event = { key, shiftKey: false, ctrlKey: false, metaKey: false, ...held, preventDefault() {} };
    Reflect.apply(Reflect.get(api(), 'publishEvent'), api(), [
      'cellKeyDown',
      api().getCellParams(1, 'length'),
      { ...event, which: 0, target: box, currentTarget: box },
    ]);
  });
  expect(api().getCellMode(1, 'length')).toBe('edit');
});

test('a CSV file has pinned rows, unless rows are selected', async () => {
  const { api, draw } = await grid({ pinnedRows: { top: [{ id: 9, length: 77, mass: 1, shelf: 'Z' }] } });
  expect(api().getDataAsCsv()).toContain('77');
  await draw({ rowSelectionModel: [1] });
  expect(api().getDataAsCsv()).not.toContain('77');
  expect(api().getDataAsCsv()).toContain('A');
});

test('`setColumnIndex()` ignores `disableReorder` and does not call `onColumnOrderChange`', async () => {
  const ordered = vi.fn();
  const { api } = await grid({
    columns: [{ field: 'shelf', disableReorder: true }, { field: 'mass' }],
    onColumnOrderChange: ordered,
  });
  await act(async () => api().setColumnIndex('shelf', 1));
  expect(
    api()
      .getAllColumns()
      .map(({ field }) => field),
  ).toEqual(['mass', 'shelf']);
  expect(ordered).not.toHaveBeenCalled();
});

test('`setRowIndex()` throws an error for a group and for the rows in it', async () => {
  const { api } = await grid({
    treeData: true,
    getTreeDataPath: (row) => (row.id === 1 ? ['one'] : ['one', 'two']),
  });
  expect(() => api().setRowIndex(1, 0)).toThrow('footer or grouping rows');
  expect(() => api().setRowIndex(2, 0)).toThrow('grouped rows');
});

const extensible = /^ {4}(\w+)\?: SlotProps</gm;

test('each slot whose props cannot be extended is named', () => {
  const slots = [
    ...read('node_modules/@mui/x-data-grid/models/gridSlotsComponent.d.ts').matchAll(/^ {4}(\w+): /gm),
    ...read('node_modules/@mui/x-data-grid-pro/models/gridProSlotsComponent.d.ts').matchAll(/^ {4}(\w+): /gm),
  ].map((match) => `${match[1]?.[0]?.toLowerCase()}${match[1]?.slice(1)}`);
  const overrides = [
    ...read('node_modules/@mui/x-data-grid/models/gridSlotsComponentsProps.d.ts').matchAll(extensible),
    ...read('node_modules/@mui/x-data-grid-pro/models/gridProSlotProps.d.ts').matchAll(extensible),
  ].map((match) => match[1]);
  const without = slots.filter((slot) => !overrides.includes(slot)).sort();
  const sentence = /Icons, (`.*?) have none\./.exec(guide('components'))?.[1] ?? '';
  expect([...sentence.matchAll(/`(\w+)`/g)].map((match) => match[1]).sort()).toEqual(without);
});

test('row grouping on a server, which is planned, needs the Pro plan', () => {
  const pathname = '/x/react-data-grid/server-side-data/row-grouping';
  const found: unknown[] = [];
  JSON.stringify(parse(read('content/pages.yaml')), (_key, value) => {
    if (value?.pathname === pathname) found.push(value.plan);
    return value;
  });
  expect(found).toEqual(['pro']);
  expect(guide('server-side-data/row-grouping')).toMatch(
    /# Row grouping on a server <span class="plan-pro">/,
  );
});
