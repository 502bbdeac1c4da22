import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { Comparison } from '../../cli/model/comparison.ts';
import { reportFiles } from '../../cli/report/comparison/report-files.ts';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import { violations } from './axe.ts';

const browser = await sharedChromium();
const expected = join(import.meta.dirname, '../compare/expected');
const report = pathToFileURL(join(expected, 'index.html')).href;

test('the filters of a comparison hide rows without a script, on a phone too', async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(report);
  const rows = (facts: string) => page.locator(`tbody tr${facts}`).filter({ visible: true });
  const breaking = await rows('[data-weight="breaking"]').count();
  expect(breaking).toBeGreaterThan(8);
  const others = await rows('[data-weight="other"]').count();

  await page.getByLabel('breaking', { exact: true }).uncheck();
  expect(await rows('[data-weight="breaking"]').count()).toBe(0);
  expect(await rows('[data-weight="other"]').count()).toBe(others);
  await page.getByLabel('breaking', { exact: true }).check();

  const props = await rows('[data-kind="prop"]').count();
  await page.getByLabel('prop', { exact: true }).uncheck();
  expect(await rows('[data-kind="prop"]').count()).toBe(0);
  expect(await rows('[data-weight="breaking"]').count()).toBeLessThan(breaking);
  await page.getByLabel('prop', { exact: true }).check();
  expect(await rows('[data-kind="prop"]').count()).toBe(props);

  await page.getByLabel('has wrong types').uncheck();
  expect(await rows('[data-status="types"]').count()).toBe(0);
  await context.close();
});

test('a report in a folder shows both pictures of a demo with their style sheets, and runs no script', async () => {
  const comparison: Comparison = JSON.parse(readFileSync(join(expected, 'diff.json'), 'utf8'));
  const look = (colour: string) => ({
    pictureOf: () => ({ html: '<p>Kite</p><script>document.body.remove()</script>', css: [] }),
    styleSheet: `p{color:${colour}}`,
  });
  const site = { name: 'Kites', url: null, accent: { light: '#0a58ca', dark: '#85b9fb' }, products: {} };
  const folder = temporaryFolder();
  const looks = { before: look('rgb(1, 2, 3)'), after: look('rgb(4, 5, 6)') };
  for (const { path, contents } of reportFiles(site, comparison, looks)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(folder, 'demos/guide--FlyingKite.html')).href);
  for (const [index, colour] of ['rgb(1, 2, 3)', 'rgb(4, 5, 6)'].entries())
    expect(
      await page
        .frameLocator(`iframe >> nth=${index}`)
        .locator('p')
        .evaluate((text) => getComputedStyle(text).color),
    ).toBe(colour);
  await page.close();
});

test.each(['light', 'dark'] as const)('axe finds nothing in a report, %s', async (colorScheme) => {
  const page = await browser.newPage({ colorScheme });
  await page.goto(report);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.close();
});
