import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { computeScore, runChecks } from 'afdocs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { repository, startCli } from '../support/run-cli.ts';

const origin = inject('origin');
const out = inject('out');
const read = (path: string): string => readFileSync(join(out, path), 'utf8');

/** One page of a kind. */
const pages = [
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/react-data-grid/',
  '/x/react-data-grid/faq/',
  '/x/react-data-grid/column-groups/',
  '/x/react-data-grid/pivoting/',
  '/x/react-date-pickers/base-concepts/',
  '/x/react-charts/bars/',
  '/x/react-charts/legend/',
  '/x/migration/migration-tree-view-lab/',
  '/x/api/data-grid/grid-col-def/',
  '/x/api/charts/bar-chart/',
  '/x/api/date-pickers/date-picker/',
  '/x/api/tree-view/',
  '/x/api/charts/functions/',
];

test('pages of each kind have 100 of 100 for agents', async () => {
  const report = await runChecks(origin, {
    // The site is not deployed, and its texts name the address where it will be.
    canonicalOrigin: 'https://mui.com',
    samplingStrategy: 'curated',
    curatedPages: pages.map((path) => origin + path),
    requestDelay: 0,
    networkContext: 'ci',
  });
  const wrong = report.results.filter(({ status }) => status !== 'pass' && status !== 'skip');
  expect(wrong.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
  expect(computeScore(report).overall).toBe(100);
});

const addresses = [...read('sitemap.xml').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
  ([, path = '']) => path.slice(1),
);

test('each section of each page is a file, and none is longer than agents read at once', () => {
  expect(addresses.length).toBeGreaterThan(300);
  const missing: string[] = [];
  const long: string[] = [];
  for (const path of addresses)
    for (const [, id = ''] of read(`${path}index.html`).matchAll(/<h2 id="(?!site--)([^"]+)"/g)) {
      const file = `${path}index.${id.toLowerCase()}.md`;
      if (!existsSync(join(out, file))) missing.push(file);
      // A list of types is read by its entries.
      else if (!path.endsWith('types/') && read(file).length > 50_000) long.push(file);
    }
  expect(missing).toEqual([]);
  expect(long).toEqual([]);
});

test('lists of pages are short enough to be read whole', () => {
  const lists = [...read('llms.txt').matchAll(/\]\(https:\/\/[^/]+\/(\S+llms\.txt)\)/g)].map(
    ([, path = '']) => path,
  );
  expect(lists.length).toBeGreaterThan(3);
  for (const list of ['llms.txt', ...lists]) expect(read(list).length, list).toBeLessThan(50_000);
});

const client = new Client({ name: 'test', version: '1' });
beforeAll(() =>
  client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(repository, 'cli/bin.mjs'), 'mcp', out, '--root', repository],
    }),
  ),
);
afterAll(() => client.close());

test.each([
  ['search', { query: 'edit a row and save it to a server' }, '/x/react-data-grid/editing/'],
  ['search', { query: 'range of at most seven days' }, '/x/react-date-pickers/'],
  ['search', { query: 'stack bars', product: 'Charts' }, '/x/react-charts/stacking/'],
  ['pages', { under: '/x/react-tree-view' }, '/x/react-tree-view/'],
  ['page', { address: '/x/react-data-grid/sorting/', section: 'multi-sorting' }, 'sortModel'],
  ['entry', { name: 'DataGrid.rowHeight' }, '`number`; Default: `52`'],
  ['entry', { name: 'GridColDef.valueGetter' }, 'valueGetter'],
  ['entry', { name: 'apiRef.current.setPage(1)' }, '(page: number) => void'],
  ['demo', { name: 'GroupByGenre' }, '@mui/x-data-grid-premium@6.20.5'],
  [
    'check_code',
    {
      code: "import { DataGrid } from '@mui/x-data-grid';\nexport default () => <DataGrid rows={[]} columns={[]} rowHeigt={20} />;\n",
    },
    'rowHeight',
  ],
])('an agent asks for %s of %o', async (name, values, expected) => {
  const { content } = await client.callTool({ name, arguments: values });
  const text = (content as { text: string }[])[0]?.text ?? '';
  expect(text).toContain(expected);
  expect(text.length).toBeLessThanOrEqual(8000);
});

test('agents connect over HTTP as well, and pages under other names of this machine do not', async () => {
  const server = startCli(['mcp', out, '--http', '0']);
  const [line] = await once(server.stdout, 'data');
  const address = new URL(String(line).trim());
  const remote = new Client({ name: 'test', version: '1' });
  try {
    expect(address.hostname).toBe('127.0.0.1');
    // The SDK's own types differ under exactOptionalPropertyTypes.
    const transport = new StreamableHTTPClientTransport(address);
    await remote.connect(transport as Parameters<typeof remote.connect>[0]);
    const { tools } = await remote.listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['search', 'pages', 'page', 'entry', 'demo']),
    );
    const { content } = await remote.callTool({
      name: 'page',
      arguments: { address: '/x/react-data-grid/sorting/#multi-sorting' },
    });
    expect((content as { text: string }[])[0]?.text).toContain('/x/react-data-grid/sorting/#multi-sorting');
    const asked = request(address, { method: 'POST', headers: { host: 'evil.example' } }).end('{}');
    const [response] = await once(asked, 'response');
    expect(response.statusCode).toBe(403);
    response.resume();
  } finally {
    await remote.close();
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  }
});
