import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import { lanternInOurLook } from '../support/lantern-in-our-look.ts';
import type { ServedSite } from '../support/served-site.ts';
import { visit } from './visit.ts';

const browser = await sharedChromium();
let site: ServedSite;
let origin: string;
let out: string;

/** The site with two languages, in our templates. */
beforeAll(async () => {
  site = await lanternInOurLook(temporaryFolder());
  ({ origin, out } = site);
});

afterAll(() => site?.close());

/** The links of the menu, as they stand in the document. */
const menu = (html: string) =>
  [
    ...html.matchAll(
      /<a href="([^"]*)" hrefLang="(\w+)" lang="(\w+)"[^>]*?( aria-current="true")?>([^<]*)</g,
    ),
  ].map(([, href, hreflang, lang, current, name]) => [href, hreflang, lang, current !== undefined, name]);

test('the menu names the languages, marks the current one, and leads to the page or to the start', () => {
  const page = (path: string) => readFileSync(join(out, path, 'index.html'), 'utf8');
  expect(menu(page('/'))).toEqual([
    ['/', 'en', 'en', true, 'English'],
    ['/de/', 'de', 'de', false, 'Deutsch'],
  ]);
  expect(menu(page('/de'))).toEqual([
    ['/', 'en', 'en', false, 'English'],
    ['/de/', 'de', 'de', true, 'Deutsch'],
  ]);
  // Not translated.
  expect(menu(page('/lantern/react-lamp'))).toEqual([
    ['/lantern/react-lamp/', 'en', 'en', true, 'English'],
    ['/de/', 'de', 'de', false, 'Deutsch'],
  ]);
  const alternates = (html: string) => [...html.matchAll(/<link rel="alternate" hrefLang="(\w+)"/g)].length;
  expect([alternates(page('/')), alternates(page('/lantern/react-lamp'))]).toEqual([2, 1]);
});

test('each language has its own file with the controls of the settings', () => {
  const controls = (path: string) => {
    const [, url = ''] =
      / data-href="(\/assets\/settings-[^"]+)"/.exec(readFileSync(join(out, path, 'index.html'), 'utf8')) ??
      [];
    return [url.split('-')[1], readFileSync(join(out, url), 'utf8')] as const;
  };
  const [[english, inEnglish], [german, inGerman]] = [controls('/'), controls('/de')];
  expect([english, german]).toEqual(['en', 'de']);
  for (const html of [inEnglish, inGerman]) expect(html).toContain('<div class="settings-body">');
});

test('a choice loads the page in that language, is kept, and sends nobody anywhere', async () => {
  const { page, problems, close } = await visit(browser, `${origin}/`);
  await page.locator('.languages summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(`${origin}/de/`);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await expect
    .poll(() => page.context().cookies())
    .toContainEqual(
      expect.objectContaining({ name: 'userLanguage', value: 'de', path: '/', sameSite: 'Lax' }),
    );
  await page.goto(`${origin}/`);
  expect([page.url(), await page.locator('html').getAttribute('lang')]).toEqual([`${origin}/`, 'en']);
  expect(problems).toEqual([]);
  await close();
});

test('the menu follows the page', async () => {
  const { page, problems, close } = await visit(browser, `${origin}/`);
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
  await page.locator('.sidebar a[href^="/lantern/"]').first().click();
  await page.waitForURL('**/lantern/**');
  expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true);
  const current = page.locator('.languages a[aria-current]');
  await expect.poll(() => current.getAttribute('href')).toBe(new URL(page.url()).pathname);
  expect(problems).toEqual([]);
  await close();
});

test('without JavaScript, on a phone', async () => {
  const { page, close } = await visit(browser, `${origin}/`, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await page.locator('.languages summary').click();
  const box = await page.locator('.languages ul').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(`${origin}/de/`);
  await close();
});
