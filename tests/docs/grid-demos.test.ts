// Rules that readers who copy a demo of the grid rely on.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../support/run-cli.ts';

const folder = join(repository, 'content/x/react-data-grid');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }));

/** Props with which the grid works again when they are another object or function than before. */
const compared = [
  ...['rows', 'columns', 'getRowId', 'getRowHeight', 'getEstimatedRowHeight', 'getRowSpacing'],
  ...['isRowSelectable', 'getTreeDataPath', 'isGroupExpandedByDefault', 'groupingColDef', 'pinnedRows'],
  ...['getDetailPanelContent', 'getDetailPanelHeight', 'columnGroupingModel', 'aggregationFunctions'],
  ...['getAggregationPosition'],
];

test('no demo makes a prop in place with which the grid works again', () => {
  const inPlace = new RegExp(
    `\\b(?:${compared.join('|')})=\\{(?:\\(|\\[|\\{|[^}\\n]*(?:\\?\\?|=>|\\.(?:map|filter|slice)\\())`,
  );
  expect(files.filter(({ code }) => inPlace.test(code)).map(({ file }) => file)).toEqual([]);
});

/** Calls of a server, apart from the modules of a demo that only pass a signal on. */
const callers = files.filter(
  ({ code }) =>
    /(?:[sS]erver\s*\.getRows|loadChildren|loadBranch)\(/.test(code) && !/\.\.\.options,/.test(code),
);

test('demos call servers', () => {
  expect(callers.length).toBeGreaterThan(15);
});

// A cache keeps what it loads, so its requests are not aborted.
test.each(callers.filter(({ file }) => !/order-cache/.test(file)))(
  '$file aborts its requests, and ends loading and shows the failure when one fails',
  ({ code }) => {
    expect(code).toMatch(/\.abort\(\)/);
    expect(code).toMatch(/\bsignal\b/);
    expect(code).toMatch(/\bsignal\.aborted\b/);
    expect(code).toMatch(/\bcatch\b|\(\) => signal\.aborted \|\|/);
    expect(code).toMatch(/Alert|\b(?:setFailed|setFailure|setError|setStatus)\(/);
    if (code.includes('setLoading(true)')) expect(code).toMatch(/finally[\s\S]*setLoading\(false\)/);
  },
);
