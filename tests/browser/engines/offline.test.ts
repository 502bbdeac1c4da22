import { beforeAll, expect, test } from 'vitest';
import { serve } from '../../../cli/commands/serve.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { buildServiceSite, freePort } from '../../support/service-site.ts';
import { engines } from './engines.ts';
import { until } from './judge.ts';
import { clickOn, textOf } from './readers.ts';

let out: string;
let port: number;

beforeAll(async () => {
  port = await freePort();
  const services = `serviceWorker: { path: /kit/sw.js, host: '127.0.0.1:${port}' }\n`;
  out = await buildServiceSite(temporaryFolder(), services);
}, 900_000);

/** Files of the page, and the page itself, of which the worker of the page has no copy; null before it is in charge. */
async function lacking(): Promise<readonly string[] | null> {
  if (navigator.serviceWorker.controller?.state !== 'activated') return null;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = [location.href, ...files].filter((url) => url.startsWith(`${location.origin}/`));
  const copies = await Promise.all(own.map((url) => caches.match(url, { ignoreVary: true })));
  return own.filter((_, index) => copies[index] === undefined);
}

test.each(engines)(
  '%s: visited pages are whole without a network, and others are said to lack',
  async (_, start) => {
    const server = await serve(out, { port, host: '127.0.0.1' });
    const engine = await start();
    const origin = `http://127.0.0.1:${port}`;
    for (const path of ['/kit/fold/', '/kit/start/']) {
      await engine.go(origin + path);
      await expect.poll(() => engine.run(lacking)).toEqual([]);
    }
    await engine.run(until, '[data-demo-state="live"]');
    await expect.poll(() => engine.run(lacking)).toEqual([]);
    await new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    });
    await engine.go(`${origin}/kit/fold/?from=a-link`);
    expect(await engine.run(textOf, 'main')).toContain('Fold it once.');
    expect(await engine.run(() => getComputedStyle(document.body).margin)).toBe('0px');
    await engine.go(`${origin}/kit/start/`);
    await engine.run(until, '[data-demo-state="live"]');
    await engine.run(clickOn, '#Sheet .demo-live button');
    await expect.poll(() => engine.run(textOf, '#Sheet .demo-live')).toContain('Sheets: 2');
    await engine.go(`${origin}/kit/onepirate/`);
    expect(await engine.run(textOf, 'h1')).toBe('You are offline');
    await engine.close();
  },
);
