import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import { freePort } from '../support/service-site.ts';
import { base, filesBelowPath } from '../support/site-below-path.ts';
import { smallSite } from '../support/small-site.ts';

const browser = await sharedChromium();
let origin: string;
let out: string;
let server: Server | null = null;
/** Paths of requests that leave the site. */
const outside: string[] = [];
let context: BrowserContext;
let problems: string[];

/** A static host that has the site below its path and nothing else, and reads no rules of a site. */
function host(path: string): { readonly status: number; readonly file: string; readonly location?: string } {
  const missing = { status: 404, file: '404.html' };
  const file = path.slice(base.length);
  if (file === '' || file.endsWith('/')) {
    const index = `${file}index.html`;
    return existsSync(join(out, index)) ? { status: 200, file: index } : missing;
  }
  if (!existsSync(join(out, file))) return missing;
  return statSync(join(out, file)).isFile()
    ? { status: 200, file }
    : { status: 301, file: '', location: `${path}/` };
}

async function online(): Promise<void> {
  server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://host').pathname);
    if (!path.startsWith(base)) {
      outside.push(path);
      response.writeHead(404).end();
      return;
    }
    const { status, file, location } = host(path);
    // GitHub Pages sends it for every file; the document of edited code has no origin.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', lookup(file) ?? 'text/html');
    if (location !== undefined) response.setHeader('Location', location);
    response.writeHead(status).end(file === '' ? '' : readFileSync(join(out, file)));
  });
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((listening) =>
    server?.listen(Number(new URL(origin).port), '127.0.0.1', listening),
  );
}

async function offline(): Promise<void> {
  await new Promise((closed) => {
    server?.close(closed);
    server?.closeAllConnections();
  });
  server = null;
}

beforeAll(async () => {
  origin = `http://127.0.0.1:${await freePort()}`;
  const site = smallSite(temporaryFolder(), filesBelowPath(origin + base));
  const { code, stdout } = await site.build();
  if (code !== 0) throw new Error(stdout);
  out = join(site.root, 'out');
  await online();
}, 300_000);

afterAll(offline);

beforeEach(async () => {
  outside.length = 0;
  problems = [];
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
});

afterEach(async () => {
  await context.close();
  expect(outside).toEqual([]);
  expect(problems).toEqual([]);
});

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') problems.push(`${line.text()} ${line.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/nowhere/')) problems.push(response.url());
  });
  await page.goto(origin + base + path);
  return page;
}

const at = (path: string) => origin + base + path;
const heading = (page: Page, text: string) => page.getByRole('heading', { name: text, level: 1 }).waitFor();
const live = (page: Page) => page.locator('#Wind[data-demo-state="live"]').waitFor();
const widthOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((image: HTMLImageElement) => image.naturalWidth);

test('links, pictures, files and soft changes of page stay below the path', async () => {
  const page = await open('');
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
  for (const selector of ['main img[alt="a picture"]', '#sign img'])
    await expect.poll(() => widthOf(page, selector)).toBe(1);
  expect(await page.locator('main a', { hasText: 'elsewhere' }).getAttribute('href')).toBe('/other/place/');
  await page.locator('main').getByRole('link', { name: 'Wind', exact: true }).click();
  await heading(page, 'Wind');
  await live(page);
  expect(page.url()).toBe(at('kite/wind/'));
  await page.locator('.sidebar a', { hasText: 'Fold' }).click();
  await heading(page, 'Fold');
  await page.goBack();
  await heading(page, 'Wind');
  await live(page);
  expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true);
  await page.goto(at('kite/fold'));
  expect(page.url()).toBe(at('kite/fold/'));
});

test('a demo lives, with its files and links, and so does its edited code', async () => {
  const page = await open('kite/wind/');
  await live(page);
  await page.getByRole('button', { name: 'Wind of 7' }).click();
  await page.getByRole('button', { name: 'Wind of 8' }).waitFor();
  const stage = page.locator('#Wind .demo-live');
  for (const id of ['public', 'listed', 'based'])
    await expect.poll(() => widthOf(page, `#Wind .demo-live #${id}`)).toBe(1);
  await expect.poll(() => widthOf(page, '#Wind .demo-live #drawn')).toBeGreaterThan(0);
  for (const id of ['link', 'chosen'])
    expect(await stage.locator(`#${id}`).getAttribute('href')).toBe(`${base}kite/fold/`);
  const background = await stage.locator('.sky').evaluate((sky) => getComputedStyle(sky).backgroundImage);
  expect(background).toBe(`url("${at('files/pixel.png')}")`);
  await page.locator('#Wind [data-tool="code"]').click();
  await page.locator('#Wind .demo-files code', { hasText: 'src="/files/pixel.png"' }).waitFor();
  await page.locator('#Wind [data-tool="edit"]').click();
  await page.locator('#Wind .cm-content').focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('Wind of');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.insertText('Storm of');
  const edited = page.locator('#Wind').frameLocator('iframe').locator('.demo-live:not([data-unseen])');
  await edited.getByRole('button', { name: 'Storm of 7' }).waitFor();
  for (const id of ['public', 'listed', 'drawn'])
    await expect
      .poll(() => edited.locator(`#${id}`).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  expect(await edited.locator('#link').getAttribute('href')).toBe(`${base}kite/fold/`);
});

test('search leads to pages, in the language of the page', async () => {
  const page = await open('kite/fold/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('hoist');
  await page.getByRole('option').first().click();
  await heading(page, 'Set');
  expect(page.url()).toContain(at('sail/set/'));
  await page.goto(at('de/'));
  await heading(page, 'Start');
  await page.locator('main').getByRole('link', { name: 'Wind', exact: true }).click();
  await heading(page, 'Wind');
  expect(page.url()).toBe(at('kite/wind/'));
});

test('settings last, and are those of this site alone', async () => {
  const page = await open('kite/fold/');
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.locator('input[name="mode"][value="dark"]').check({ force: true });
  await page.locator('input[name="codeVariant"][value="JS"]').check({ force: true });
  const dark = () =>
    page.evaluate(() => document.documentElement.dataset.mode ?? document.documentElement.className);
  const chosen = await dark();
  await page.reload();
  expect(await dark()).toBe(chosen);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => !key.startsWith('kite.'))).toEqual([]);
  const cookies = await context.cookies();
  expect(cookies.map(({ name, path }) => [name, path])).toEqual([['kite.codeVariant', base]]);
});

test('a page is copied as Markdown, whose links are those of the site', async () => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await open('kite/fold/');
  await page.locator('[data-copy-page]').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`[Wind](${at('kite/wind/')})`);
  const response = await context.request.get(at('kite/fold/index.paper.md'));
  expect(await response.text()).toContain(at('kite/fold/#paper'));
});

test('an old address leads on, and an unknown one to pages with like names', async () => {
  const page = await open('old/');
  await page.waitForURL(at('kite/fold/'));
  await page.goto(at('kite/fold/nowhere/'));
  await page.locator('[data-nearest] a[href="/kite/kite/fold/"]').click();
  await heading(page, 'Fold');
  problems = problems.filter((problem) => !problem.includes('/nowhere/'));
});

test('the service worker keeps the site, and no more, for readers without a network', async () => {
  const page = await open('kite/wind/');
  await live(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(at(''));
  const keeps = (path: string) =>
    page.evaluate(async (url) => (await caches.match(url)) !== undefined, at(path));
  await expect.poll(() => keeps('kite/wind/')).toBe(true);
  await offline();
  try {
    await page.reload();
    await live(page);
    await page.goto(at('sail/set/'));
    await heading(page, 'You are offline');
  } finally {
    await online();
  }
  problems = problems.filter((problem) => !/Failed to fetch|ERR_|net::/.test(problem));
});
