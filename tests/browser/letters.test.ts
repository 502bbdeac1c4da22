// Pages whose addresses have letters that browsers escape.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { smallSite } from '../support/small-site.ts';
import { visit } from './visit.ts';

const files = {
  'content/site.yaml': `name: 凧
url: https://kites.example
defaultProduct: kite
products: [{ id: kite, name: 凧, prefixes: [/日本語] }, { id: sail, name: Segel, prefixes: [/über-uns] }]
redirects: [{ from: /日本, to: '/日本語#風を読む' }]
`,
  'content/pages.yaml': `pages:
  - { pathname: /, title: Start }
  - { pathname: /日本語, title: 日本語 }
  - { pathname: /über-uns, title: Über uns }
`,
  'content/index.md':
    '# Start\n\n<p class="description">凧を揚げる。</p>\n\n[風](/日本語/#風を読む), [uns](/über-uns/).\n',
  'content/日本語/日本語.md': `# 日本語

<p class="description">凧を揚げる。</p>

{{"demo": "Wind.tsx"}}

## 風を読む

風が強い。
`,
  'content/日本語/Wind.tsx': `import { useState } from 'react';

export default function Wind() {
  const [knots, setKnots] = useState(7);
  return <button type="button" onClick={() => setKnots(knots + 1)}>風力 {knots}</button>;
}
`,
  'content/über-uns/über-uns.md':
    '# Über uns\n\n<p class="description">Wir falten.</p>\n\n[日本語](../日本語/).\n',
};

const path = encodeURI('/日本語/');
const site = smallSite(temporaryFolder(), files);
/** A file, whose bytes are those of UTF-8. */
const text = (file: string): string => Buffer.from(site.files().get(file) ?? '', 'latin1').toString();
let served: ServedSite;

beforeAll(async () => {
  expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
  served = await serveSite(join(site.root, 'out'));
}, 300_000);

afterAll(() => void served?.close());

test('addresses for machines are escaped', () => {
  const url = `https://kites.example${path}`;
  expect(text('sitemap.xml')).toContain(`<loc>${url}</loc>`);
  expect(text('llms.txt')).toContain(`(https://kites.example${path}llms.txt)`);
  expect(text('日本語/llms.txt')).toContain(`(${url}index.md)`);
  expect(text('日本語/index.html')).toContain(`<link rel="canonical" href="${url}"/>`);
  expect(text('日本語/index.html')).toContain(`"${url}social.png"`);
  expect(text('_redirects')).toContain(`${encodeURI('/日本')} ${path}${encodeURI('#風を読む')} 301`);
  expect(text('über-uns/index.md')).toContain(`[日本語](${url})`);
});

test('links, soft changes, anchors, demos and search work on such pages', async () => {
  const browser = await sharedChromium();
  const { page, problems, close } = await visit(browser, `${served.origin}/`);
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
  await page.locator('main').getByRole('link', { name: '風' }).click();
  await page.getByRole('heading', { name: '日本語', level: 1 }).waitFor();
  expect(page.url()).toBe(`${served.origin}${path}${encodeURI('#風を読む')}`);
  await page.locator('#Wind[data-demo-state="live"]').waitFor();
  await page.getByRole('button', { name: '風力 7' }).click();
  await page.getByRole('button', { name: '風力 8' }).waitFor();
  await page.locator('#Wind [data-tool="code"]').click();
  await page.locator('#Wind .demo-files code', { hasText: 'useState(7)' }).waitFor();
  expect(await page.locator(`.sidebar a[href="${path}"]`).getAttribute('aria-current')).toBe('page');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('falten');
  await page.getByRole('option').first().click();
  await page.getByRole('heading', { name: 'Über uns', level: 1 }).waitFor();
  expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true);
  await page.goBack();
  await page.getByRole('heading', { name: '日本語', level: 1 }).waitFor();
  expect(problems).toEqual([]);
  await page.goto(`${served.origin}/日本`);
  expect(page.url()).toBe(`${served.origin}${path}${encodeURI('#風を読む')}`);
  await page.goto(`${served.origin}/日本後/`);
  expect(await page.locator('[data-nearest] a').first().getAttribute('href')).toBe(path);
  await close();
});
