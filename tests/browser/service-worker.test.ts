import { cpSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serve } from '../../cli/commands/serve.ts';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import { buildServiceSite, freePort, type Pages } from '../support/service-site.ts';

const workspace = temporaryFolder();
const browser = await sharedChromium();
let port: number;
let origin: string;
let server: Server | null = null;

const served = join(workspace, 'served');

/** Builds differ in a text and a demo, and so in their chunks. */
const edition = (name: string): Pages => ({
  'content/kit/fold/fold.md': `# Fold\n\n<p class="description">Fold it once.</p>\n\n${name} edition.\n`,
  'content/kit/start/Sheet.tsx': `export default function Sheet() {\n  return <button>${name} sheet</button>;\n}\n`,
});

const build = (name: string, host: string, changes: Pages = {}) =>
  buildServiceSite(join(workspace, name), `serviceWorker: { path: /kit/sw.js, host: '${host}' }\n`, changes);

/** Replaces what is served, as a host does when it gets a new build. */
function deploy(name: string): void {
  rmSync(served, { recursive: true, force: true });
  cpSync(join(workspace, name, 'out'), served, { recursive: true });
}

async function online(): Promise<void> {
  server = await serve(served, { port, host: '127.0.0.1' });
}

async function offline(): Promise<void> {
  const closing = server;
  server = null;
  await new Promise((closed) => {
    closing?.close(closed);
    closing?.closeAllConnections();
  });
}

/** A demo that needs a package, far below one that does not. */
const lit: Pages = {
  'content/package.json': '{ "private": true, "dependencies": { "lamp": "1.0.0" } }',
  'node_modules/lamp/package.json':
    '{ "name": "lamp", "version": "1.0.0", "type": "module", "main": "index.js" }',
  'node_modules/lamp/index.js': 'export const lamp = "A lamp";',
  'content/kit/fold/Paper.tsx': 'export default () => <p>Paper</p>;\n',
  'content/kit/fold/Lit.tsx': `import { lamp } from 'lamp';\n\nexport default () => <p>{lamp}</p>;\n`,
  'content/kit/fold/fold.md': `# Fold\n\n<p class="description">Fold it once.</p>\n\n{{"demo": "Paper.tsx"}}\n\n${'Words.\n\n'.repeat(200)}{{"demo": "Lit.tsx"}}\n`,
};

beforeAll(async () => {
  port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  await build('elsewhere', 'docs.example');
  await build('first', `127.0.0.1:${port}`);
  await build('second', `127.0.0.1:${port}`, edition('Second'));
  await build('lit', `127.0.0.1:${port}`, lit);
  await build('third', `127.0.0.1:${port}`, edition('Third'));
}, 900_000);

let context: BrowserContext;
let problems: string[];

beforeEach(async () => {
  deploy('first');
  await online();
  context = await browser.newContext();
  problems = [];
  await context.addInitScript(() => {
    Document.prototype.hasFocus = () => !('unfocused' in globalThis);
  });
});

afterEach(async () => {
  await context.close();
  if (server !== null) await offline();
});

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(origin + path);
  return page;
}

const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (each) => (await caches.match(each)) !== undefined, path);

/** Resolves when the worker has a copy of every file that the page has loaded so far. */
const allKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const urls = performance.getEntriesByType('resource').map(({ name }) => name);
        const own = urls.filter((url) => url.startsWith(`${location.origin}/`));
        const copies = await Promise.all(own.map((url) => caches.match(url, { ignoreVary: true })));
        return own.filter((_, index) => copies[index] === undefined);
      }),
    )
    .toEqual([]);

/**
 * Resolves when the page's own worker is in charge and has cached what the page loaded, and the fonts have come, which
 * a slow page asks for two seconds later.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => isKept(page, new URL(page.url()).pathname)).toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('kept');
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const text = (page: Page) => page.locator('main').textContent();

/** Counts loads of the page from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Expects that no load follows within a second. */
const noLoad = (page: Page) =>
  expect(page.waitForEvent('load', { timeout: 1000 })).rejects.toThrow('Timeout');

/** Looks for a new worker, as the page does after a change of page once its code for that has loaded. */
const update = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

describe('the first visit', () => {
  test('section 7: no worker on any other host', async () => {
    deploy('elsewhere');
    const page = await open('/kit/start/');
    await page.waitForLoadState('networkidle');
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await registrations()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('section 4: a worker takes the page over and does not reload it', async () => {
    const page = await open('/kit/start/');
    const loads = countLoads(page);
    await settled(page);
    await noLoad(page);
    expect(loads()).toBe(0);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
      `${origin}/kit/sw.js`,
    );
    await page.goto(`${origin}/kit/fold`);
    expect(page.url()).toBe(`${origin}/kit/fold/`);
    expect(problems).toEqual([]);
  });
});

describe('offline', () => {
  test('visited pages are whole: style, scripts, a live demo', async () => {
    const first = await open('/kit/start/');
    await first.locator('[data-demo-state="live"]').waitFor();
    await settled(first);
    await allKept(first);
    await first.goto(`${origin}/kit/fold/`);
    await settled(first);
    await allKept(first);
    await offline();
    const page = await open('/kit/start/');
    await page.locator('[data-demo-state="live"]').waitFor();
    await page.getByRole('button', { name: 'Sheets: 1' }).click();
    expect(await page.locator('#Sheet .demo-stage').textContent()).toContain('Sheets: 2');
    await page.goto(`${origin}/kit/fold/?from=a-link`);
    expect(await text(page)).toContain('Fold it once.');
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
    expect(problems).toEqual([]);
  });

  test('a page that was fetched by a script, as for a soft page change, counts as visited', async () => {
    const first = await open('/kit/fold/');
    await settled(first);
    await first.evaluate(() => fetch('/kit/start/').then((response) => response.text()));
    await expect.poll(() => isKept(first, '/kit/start/')).toBe(true);
    await offline();
    const page = await open('/kit/start/');
    expect(await text(page)).toContain('Take a sheet');
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
    // The code of its demo was never loaded, unlike the scripts that the page links.
    expect(problems.filter((problem) => /page-kit|site-|services-/.test(problem))).toEqual([]);
  });

  test('what was requested before the worker took over, and came after, is kept', async () => {
    let arrive = () => {};
    const tookOver = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await context.route(`${origin}/kit/fold/`, async (route) => {
      await tookOver;
      await route.continue();
    });
    await context.addInitScript(() => {
      fetch('/kit/fold/').catch(() => {});
    });
    const page = await open('/kit/start/');
    await settled(page);
    expect(await isKept(page, '/kit/fold/')).toBe(false);
    arrive();
    await expect.poll(() => isKept(page, '/kit/fold/')).toBe(true);
  });

  test('a page of which the host lacks a script is not kept', async () => {
    const page = await open('/kit/fold/');
    await settled(page);
    const assets = join(served, 'assets');
    for (const name of readdirSync(assets)) if (name.startsWith('page-')) rmSync(join(assets, name));
    await page.goto(`${origin}/kit/start/`);
    await page.goto(`${origin}/kit/onepirate/`);
    await settled(page);
    expect(problems.some((problem) => problem.includes('404'))).toBe(true);
    expect([await isKept(page, '/kit/fold/'), await isKept(page, '/kit/start/')]).toEqual([true, false]);
  });

  test('any other page says that there is no copy of it, and is there again when the network is', async () => {
    const first = await open('/kit/start/');
    await settled(first);
    await allKept(first);
    await offline();
    const page = await open('/kit/onepirate/');
    expect(await page.locator('h1').textContent()).toBe('You are offline');
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
    expect(page.url()).toBe(`${origin}/kit/onepirate/`);
    await online();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Pirate', level: 1 }).waitFor();
    expect(page.url()).toBe(`${origin}/kit/onepirate/`);
    expect(problems).toEqual([]);
  });

  test('a demo that the reader has not come to needs no network either, when the page begins with one', async () => {
    deploy('lit');
    const first = await open('/kit/fold/');
    await settled(first);
    await first.locator('#Paper[data-demo-state="live"]').waitFor();
    expect(
      await first.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    ).not.toContainEqual(expect.stringContaining('/further-demos-'));
    await allKept(first);
    await offline();
    const page = await open('/kit/fold/');
    await page.locator('#Lit').scrollIntoViewIfNeeded();
    await page.locator('#Lit[data-demo-state="live"]').waitFor();
    expect(problems).toEqual([]);
  });

  test('search works once it was used', async () => {
    const first = await open('/kit/start/');
    await settled(first);
    const findsPirate = async (page: Page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('pirate');
      await page.locator('#site--search [aria-selected="true"][href="/kit/onepirate/"]').waitFor();
    };
    await findsPirate(first);
    await allKept(first);
    await offline();
    await findsPirate(await open('/kit/start/'));
    expect(problems).toEqual([]);
  });

  test('code of a demo that was looked at can be looked at again', async () => {
    const first = await open('/kit/start/');
    await settled(first);
    const show = async (page: Page) => {
      await page.getByRole('button', { name: 'Show code' }).click();
      await expect.poll(() => page.locator('#Sheet .demo-code').textContent()).toContain('setCount');
    };
    await show(first);
    // The page wakes its demo again without the network.
    await first.locator('[data-demo-state="live"]').waitFor();
    // What the preview shows stands in the page; the rest of the code comes later.
    await expect.poll(() => isKept(first, '/kit/start/Sheet.tsx.json')).toBe(true);
    await allKept(first);
    await offline();
    await show(await open('/kit/start/'));
    expect(problems).toEqual([]);
  });
});

describe('the caches', () => {
  test('with the storage full, a page is still whole', async () => {
    const page = await open('/kit/fold/');
    await settled(page);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await page.goto(`${origin}/kit/start/`);
    await page.locator('[data-demo-state="live"]').waitFor();
    await page.getByRole('button', { name: 'Sheets: 1' }).click();
    await expect.poll(() => page.locator('#Sheet .demo-stage').textContent()).toContain('Sheets: 2');
    // A page is cached with everything that it links, or not at all.
    expect(await isKept(page, '/kit/start/')).toBe(false);
    expect(problems).toEqual([]);
  });

  test('one that a new worker deletes while the one before looks through them does not come back', async () => {
    const page = await open('/kit/fold/');
    await settled(page);
    const before = await cacheNames(page);
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(
      (name) => {
        const keys = caches.keys.bind(caches);
        caches.keys = async () => [...(await keys()), name];
      },
      `${before[0]?.replace(/ \w+$/, '')} deleted`,
    );
    await page.goto(`${origin}/kit/start/`);
    await page.locator('[data-demo-state="live"]').waitFor();
    await settled(page);
    expect(await cacheNames(page)).toEqual(before);
  });
});

describe('a new build', () => {
  test('section 4: the page is reloaded once, when the window has the focus, and is whole', async () => {
    const page = await open('/kit/fold/');
    await settled(page);
    await page.evaluate(() => Object.assign(globalThis, { unfocused: true }));
    const loads = countLoads(page);
    const [before] = await cacheNames(page);
    deploy('second');
    // On a first visit, what the page loaded is kept by the code that hears of changes of page.
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('docs:page')));
    await expect.poll(() => cacheNames(page)).toHaveLength(2);
    await noLoad(page);
    expect(loads()).toBe(0);
    await page.evaluate(() => Reflect.deleteProperty(globalThis, 'unfocused'));
    await expect.poll(() => text(page)).toContain('Second edition.');
    await expect.poll(loads).toBe(1);
    await noLoad(page);
    expect((await cacheNames(page))[0]).toBe(before);
    await page.goto(`${origin}/kit/start/`);
    await page.locator('[data-demo-state="live"]').waitFor();
    expect(await page.locator('#Sheet .demo-stage').textContent()).toContain('Second sheet');
    expect(problems).toEqual([]);
  });

  test('a reader who writes is left in peace until they have done', async () => {
    const page = await open('/kit/start/');
    await settled(page);
    const loads = countLoads(page);
    await page.getByRole('button', { name: 'Yes, it was helpful' }).click();
    await page.getByLabel('What should stay').fill('A long');
    deploy('second');
    await update(page);
    await expect.poll(() => cacheNames(page)).toHaveLength(2);
    await noLoad(page);
    expect(loads()).toBe(0);
    await page.getByLabel('What should stay').blur();
    await expect.poll(loads).toBe(1);
  });

  test('a page of the build before still gets its files, which the host has no more', async () => {
    const page = await open('/kit/start/');
    await page.locator('[data-demo-state="live"]').waitFor();
    await settled(page);
    await allKept(page);
    const script = await page.locator('script[src*="page-kit-start"]').getAttribute('src');
    const demo = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/assets\/.*\.js$/.test(name)),
    );
    await page.evaluate(() => Object.assign(globalThis, { unfocused: true }));
    deploy('second');
    await update(page);
    await expect.poll(() => cacheNames(page)).toHaveLength(2);
    const status = (url: string) => page.evaluate(async (each) => (await fetch(each)).status, url);
    expect((await fetch(origin + script)).status).toBe(404);
    for (const url of demo) expect(await status(url)).toBe(200);
  });

  test('with the network gone after it, pages of the build before are whole too', async () => {
    const first = await open('/kit/start/');
    await first.locator('[data-demo-state="live"]').waitFor();
    await settled(first);
    await allKept(first);
    await first.goto(`${origin}/kit/fold/`);
    await settled(first);
    await allKept(first);
    deploy('second');
    await update(first);
    await expect.poll(() => text(first)).toContain('Second edition.');
    // The code that registers the worker loads last, and no page links it.
    await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await allKept(first);
    await expect
      .poll(() =>
        first.evaluate(async () => {
          const newest = await caches.open((await caches.keys()).at(-1) ?? '');
          return (await newest.match('/kit/fold/'))?.text();
        }),
      )
      .toContain('Second edition.');
    await offline();
    const page = await open('/kit/start/');
    await page.locator('[data-demo-state="live"]').waitFor();
    expect(await page.locator('#Sheet .demo-stage').textContent()).toContain('Sheets: 1');
    await page.goto(`${origin}/kit/fold/`);
    expect(await text(page)).toContain('Second edition.');
    expect(problems).toEqual([]);
  });

  test('builds in quick succession reload the page once, and leave two caches', async () => {
    const page = await open('/kit/fold/');
    await settled(page);
    const loads = countLoads(page);
    deploy('second');
    await update(page);
    await expect.poll(() => text(page)).toContain('Second edition.');
    await expect.poll(loads).toBe(1);
    const [first, second] = await cacheNames(page);
    // A busy machine may need the minute after which a page may be reloaded again.
    await page.evaluate(() => sessionStorage.setItem('service-worker-reload', String(Date.now() + 600_000)));
    deploy('third');
    await update(page);
    await expect.poll(() => cacheNames(page)).not.toContain(first);
    expect(await cacheNames(page)).toHaveLength(2);
    expect((await cacheNames(page))[0]).toBe(second);
    await noLoad(page);
    expect(loads()).toBe(1);
    await page.reload();
    expect(await text(page)).toContain('Third edition.');
    expect(problems).toEqual([]);
  });
});
