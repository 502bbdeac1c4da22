import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { strFromU8, unzipSync } from 'fflate';
import { decompressFromBase64 } from 'lz-string';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hostFiles } from '../../cli/6-emit/headers.ts';
import type { Site } from '../../cli/model/site.ts';
import { headersFor, parseHeaders } from '../../cli/serve/host-rules.ts';
import { projectFiles } from '../../renderer/export/project-files.ts';
import type { ExportKind, Sandbox } from '../../renderer/view/export-targets.ts';
import { loadMarked, site } from '../load/marked-site.ts';
import { launchChromium } from '../support/chromium.ts';
import { repository } from '../support/run-cli.ts';
import { sampleRequest } from './sample-request.ts';

const origin = 'https://docs.example';

/** The headers a page of a site with these sandboxes is served with. */
function pageHeaders(sandboxes: readonly Sandbox[]): Record<string, string> {
  const { value } = loadMarked(site(`TINY\ndemos: { sandboxes: [${sandboxes}] }\n`));
  const file = hostFiles(value as Site, [], []).find(({ path }) => path === '_headers');
  return Object.fromEntries(headersFor(parseHeaders(String(file?.contents)), '/page/'));
}

let browser: Browser;
let script: string;
let context: BrowserContext;

beforeAll(async () => {
  browser = await launchChromium();
  const { outputFiles } = await build({
    stdin: {
      contents: `import { exportDemo } from './renderer/export/export-demo.ts';
        const request = ${JSON.stringify(sampleRequest)};
        for (const button of document.querySelectorAll('button'))
          button.onclick = () => exportDemo(button.id, request);`,
      resolveDir: repository,
    },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
  });
  script = outputFiles[0]?.text ?? '';
});
afterAll(() => browser.close());
afterEach(() => context.close());

/** A page with a button for each kind of export, and the requests that left its origin. */
async function openPage(
  sandboxes: readonly Sandbox[],
): Promise<{ page: Page; left: URL[]; bodies: string[] }> {
  const left: URL[] = [];
  const bodies: string[] = [];
  context = await browser.newContext();
  await context.route('**', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) {
      left.push(url);
      bodies.push(route.request().postData() ?? '');
      return route.fulfill({ contentType: 'text/html', body: '<title>Opened</title>' });
    }
    if (url.pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script });
    const buttons = ['stackblitz', 'codesandbox', 'zip'].map((id) => `<button id="${id}">${id}</button>`);
    return route.fulfill({
      contentType: 'text/html',
      headers: pageHeaders(sandboxes),
      body: `<!doctype html><link rel="icon" href="data:,">${buttons.join('')}<script type="module" src="/export.js"></script>`,
    });
  });
  const page = await context.newPage();
  await page.goto(`${origin}/page/`);
  await page.waitForFunction(() => document.querySelector('button')?.onclick !== null);
  return { page, left, bodies };
}

/** Clicks, and returns the fields of the form in the new tab. */
async function posted(
  kind: ExportKind,
): Promise<{ url: URL | undefined; fields: URLSearchParams; tab: Page }> {
  const { page, left, bodies } = await openPage(['stackblitz', 'codesandbox']);
  expect(left).toEqual([]);
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.click(`#${kind}`)]);
  await tab.waitForFunction(() => document.title === 'Opened');
  expect(left).toHaveLength(1);
  expect(await page.locator('form').count()).toBe(0);
  return { url: left[0], fields: new URLSearchParams(bodies[0]), tab };
}

const project = projectFiles(sampleRequest);
/** A form is sent with CRLF line ends. */
const unixLines = (text: string | null | undefined) => text?.replaceAll('\r\n', '\n');

describe('in a page under the policy of the site', () => {
  test('StackBlitz opens in a new tab with every file', async () => {
    const { url, fields, tab } = await posted('stackblitz');
    expect(url?.href).toBe('https://stackblitz.com/run?file=src%2FLampShelf.tsx');
    for (const [path, text] of Object.entries(project))
      expect(unixLines(fields.get(`project[files][${path}]`))).toBe(text);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });

  test('CodeSandbox opens in a new tab with every file', async () => {
    const { url, fields, tab } = await posted('codesandbox');
    expect(url?.href).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    const parameters = fields.get('parameters')?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { files } = JSON.parse(decompressFromBase64(parameters));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(Object.keys(project)));
    expect(files['src/LampShelf.tsx'].content).toBe(project['src/LampShelf.tsx']);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });

  test('the zip is downloaded, and nothing leaves the page', async () => {
    const { page, left } = await openPage([]);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#zip')]);
    expect(download.suggestedFilename()).toBe('lamp-shelf-demo.zip');
    const entries = unzipSync(readFileSync(await download.path()));
    expect(strFromU8(entries['lamp-shelf-demo/src/lamps.ts'] ?? new Uint8Array())).toBe(
      project['src/lamps.ts'],
    );
    expect(left).toEqual([]);
  });

  test('a sandbox the site does not list is refused', async () => {
    const { page, left } = await openPage(['stackblitz']);
    const [refusal] = await Promise.all([
      page.waitForEvent('console', (message) => message.text().includes('form-action')),
      page.click('#codesandbox'),
    ]);
    expect(refusal.text()).toContain('codesandbox.io');
    expect(left).toEqual([]);
  });
});
