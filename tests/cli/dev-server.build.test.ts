import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createDevServer } from '../../cli/dev/dev-server.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { gate } from '../support/gate.ts';

test('a file that is written while a page is made is taken over afterwards, and so not lost', async () => {
  const steps: string[] = [];
  const { open, opened } = gate();
  const page = { html: '<p>', files: [], diagnostics: [], built: null, styles: [], demos: {} };
  const { server, show } = createDevServer(
    {
      prepare: () => {},
      page: async (path) => {
        steps.push(`begin ${path}`);
        await opened;
        steps.push(`end ${path}`);
        return page;
      },
      search: async () => [],
      change: ({ files }) => steps.push(`change ${[...files].join()}`),
    },
    { host: memoryHost(new Map()), root: '/', client: '', onPage: () => {} },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const asked = fetch(`http://127.0.0.1:${port}/start/`);
    await expect.poll(() => steps).toEqual(['begin /start/']);
    const shown = show({ files: new Set(['sheet']), isNewFile: false });
    open();
    await Promise.all([asked, shown]);
    expect(steps).toEqual(['begin /start/', 'end /start/', 'change sheet']);
  } finally {
    server.close();
  }
});
