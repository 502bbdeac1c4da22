import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createDevServer } from '../../cli/dev/dev-server.ts';
import type { BuiltPage } from '../../cli/dev/page-bundle.ts';
import type { DevPage, PageSession } from '../../cli/dev/page-session.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { noAssets } from '../../cli/model/bundle.ts';
import { updates } from '../support/dev-site.ts';
import { gate } from '../support/gate.ts';

const empty: DevPage = { html: '<p>', files: [], diagnostics: [], built: null, styles: [], demos: {} };

async function startServer(page: PageSession['page'], change: PageSession['change'] = () => {}) {
  const { server, show, examine } = createDevServer(
    {
      base: () => '/',
      prepare: () => {},
      page,
      examine: async () => true,
      types: async () => [],
      search: async () => [],
      read: () => [],
      change,
    },
    { host: memoryHost(new Map()), root: '/', client: '', onPage: () => {} },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    tell: (file: string) => show({ files: new Set([file]), isNewFile: false }),
    examine,
  };
}

test('a file that is written while a page is made is taken over afterwards, and so not lost', async () => {
  const steps: string[] = [];
  const { open, opened } = gate();
  const { origin, tell } = await startServer(
    async (path) => {
      steps.push(`begin ${path}`);
      await opened;
      steps.push(`end ${path}`);
      return empty;
    },
    ({ files }) => steps.push(`change ${[...files].join()}`),
  );
  const asked = fetch(`${origin}/start/`);
  await expect.poll(() => steps).toEqual(['begin /start/']);
  const shown = tell('sheet');
  open();
  await Promise.all([asked, shown]);
  expect(steps).toEqual(['begin /start/', 'end /start/', 'change sheet']);
});

test('a demo whose edit is told after the page was made with it still takes the place of the one that runs', async () => {
  let edit = 1;
  const { origin, tell } = await startServer(async () => {
    const built: BuiltPage = {
      files: [],
      assets: noAssets,
      namedStyles: { highlight: null, panels: null, reference: null, layouts: null },
      ownPages: {},
      demoScripts: { load: `demos-${edit}`, mount: 'mount' },
      packageSources: ['Library.tsx'],
      filesOf: (file) => new Set([file]),
    };
    return { ...empty, built, demos: { sheet: 'Sheet.tsx' } };
  });
  const events = updates(origin, '/start/');
  await events.next();
  const demosAfter = async (file: string) => {
    await tell(file);
    return (await events.next()).value?.demos;
  };
  edit = 2;
  expect(await demosAfter('words.txt')).toBeNull();
  expect(await demosAfter('Sheet.tsx')).toMatchObject({ load: 'demos-2', loaded: 'demos-1' });
  edit = 3;
  expect(await demosAfter('Sheet.tsx')).toMatchObject({ load: 'demos-3', loaded: 'demos-2' });
  expect(await demosAfter('Library.tsx')).toMatchObject({ ids: ['sheet'] });
});

test('an examination of all pages reaches an open page only with other findings', async () => {
  let diagnostics: DevPage['diagnostics'] = [];
  const { origin, examine } = await startServer(async () => ({ ...empty, diagnostics }));
  await fetch(`${origin}/start/`);
  const shown = updates(origin, '/start/');
  await shown.next();
  await examine();
  diagnostics = [
    { code: 'page/orphan', severity: 'warning', message: 'Alone.', place: null, help: '', related: [] },
  ];
  await examine();
  const { value } = await shown.next();
  expect(value).toMatchObject({ findings: [{ message: 'Alone.' }] });
});
