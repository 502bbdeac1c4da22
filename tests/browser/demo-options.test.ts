import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import type { ServedSite } from '../support/served-site.ts';
import { smallSite } from './small-site.ts';
import { layoutShifts, visit, wakeDemos } from './visit.ts';

const demo = (name: string, body: string) => `export default function ${name}() {\n  return ${body};\n}\n`;

const files: Readonly<Record<string, string>> = {
  'site.yaml': `name: Kite
favicon: /favicon.svg
defaultProduct: kite
repository: { url: https://example.com/kite, tag: v1, sourceUrl: https://example.com/docs/blob/v1 }
products: [{ id: kite, name: Kite }]
`,
  'pages.yaml': 'pages: [{ pathname: /, title: Kite }]\n',
  'index.md': `# Kite

<p class="description">Fly it.</p>

{{"demo": "Window.tsx", "iframe": true, "height": 120}}

{{"demo": "Tall.tsx", "iframe": true}}

{{"demo": "Inside.tsx"}}
`,
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'Window.tsx': demo(
    'Window',
    "<p style={{ position: 'fixed', insetBlockEnd: 0 }}>{[innerWidth, innerHeight].join(' × ')}</p>",
  ),
  'Tall.tsx': demo('Tall', '<div style={{ height: 333 }}>{String(self !== parent)}</div>'),
  'Inside.tsx': demo('Inside', '<p>{String(self !== parent)}</p>'),
};

const browser = await sharedChromium();
let site: ServedSite;
beforeAll(async () => {
  site = await smallSite(temporaryFolder(), files);
});
afterAll(async () => {
  site.close();
});

test('a demo that asks for it has a window of its own, after its picture and without a jump', async () => {
  const { page, problems, close } = await visit(browser, `${site.origin}/`, {
    storage: { 'mui-mode': 'dark', 'mui-direction': 'rtl' },
  });
  expect(await wakeDemos(page)).toEqual([]);
  const frame = (name: string) => page.locator(`#${name} iframe`);
  const inside = (name: string) => page.frameLocator(`#${name} iframe`).locator('.demo-live');
  const width = await frame('Window').evaluate((element) => element.clientWidth);
  await expect.poll(() => inside('Window').textContent()).toBe(`${width} × 120`);
  await expect.poll(() => inside('Tall').textContent()).toBe('true');
  await expect.poll(async () => (await frame('Tall').boundingBox())?.height).toBe(333);
  expect(await page.locator('#Inside .demo-live').textContent()).toBe('false');
  const root = page.frameLocator('#Tall iframe').locator('html');
  expect([await root.getAttribute('dir'), await root.getAttribute('data-mui-color-scheme')]).toEqual([
    'rtl',
    'dark',
  ]);
  await page.evaluate(() => localStorage.setItem('mui-mode', 'light'));
  await expect.poll(() => root.getAttribute('data-mui-color-scheme')).toBe('light');
  expect(await layoutShifts(page)).toEqual([]);
  await close();
  expect(problems).toEqual([]);
});

test('without a script its picture is shown', async () => {
  const { page, close } = await visit(browser, `${site.origin}/`, { javaScriptEnabled: false });
  expect(await page.locator('#Window .demo-picture').textContent()).toContain('×');
  await close();
});

test('the source tool leads to the demo in its repository, at the documented tag', async () => {
  const { page, close } = await visit(browser, `${site.origin}/`);
  const left: string[] = [];
  await page.route('https://example.com/**', (route) => {
    left.push(route.request().url());
    return route.fulfill({ body: 'source' });
  });
  const tool = page.locator('#Inside [data-tool="source"]');
  expect(await tool.getAttribute('aria-label')).toBe('View the source in its repository');
  await tool.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('https://example.com/**');
  expect(left).toEqual(['https://example.com/docs/blob/v1/content/Inside.tsx']);
  await close();
});
