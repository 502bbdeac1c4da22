import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { type Reader, settled, visit } from './visit.ts';

const origin = inject('origin');
const out = inject('out');
const start = '/x/react-data-grid/sorting/';

const browser = await sharedChromium();

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });
const options = (page: Page) => page.locator('#site--search [role="option"]');
const active = (page: Page) => page.locator('#site--search [aria-selected="true"]');
const isOpen = (page: Page) =>
  page.locator('dialog#site--search').evaluate((each: HTMLDialogElement) => each.open);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.className || document.activeElement?.tagName);

async function openSearch(reader: Reader = {}, query = '') {
  const opened = await visit(browser, origin + start, reader);
  await opened.page.keyboard.press('/');
  await opened.page.locator('.search-body').waitFor();
  if (query !== '') await opened.page.keyboard.type(query);
  return opened;
}

/** Bytes that opening search loads, gzip applied, without the index itself. */
const budget = 40 * 1024;

describe('the search dialog', () => {
  test('loads nothing before it is wanted, then no more than its budget', async () => {
    const { page, problems, close } = await visit(browser, `${origin}/x/introduction/support/`);
    // A slow page asks for its fonts two seconds later.
    await page.waitForFunction(() => localStorage.getItem('fonts') === 'kept');
    const before = new Set(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    );
    expect([...before].filter((url) => url.includes('/search'))).toEqual([]);
    await page.getByRole('button', { name: 'Search', exact: true }).hover();
    await page.locator('#site--search .search-foot').waitFor({ state: 'attached' });
    const pathsNow = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    // The dialog does not wait for the index.
    await expect.poll(pathsNow).toContain('/search/en.json');
    const paths = await pathsNow();
    const loaded = paths.filter((path) => !before.has(origin + path) && !path.startsWith('/assets/search/'));
    const bytes = loaded.map((path) => gzipSync(readFileSync(join(out, path))).length);
    expect(loaded.length).toBeGreaterThan(1);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(budget);
    expect(await isOpen(page)).toBe(false);
    expect(problems).toEqual([]);
    await close();
  });

  test('a walk by the keyboard alone: open, type, choose, arrive at a section', async () => {
    const { page, problems, close } = await visit(browser, `${origin}/x/introduction/`);
    await page.keyboard.press('Control+k');
    // Typing need not wait for the index.
    await page.keyboard.type('natural order');
    // It has the typed name; its page is above it.
    await expect.poll(() => active(page).textContent()).toContain('Natural order');
    await page.keyboard.press('ArrowUp');
    expect(await active(page).textContent()).toContain('Sorting');
    await page.keyboard.press('ArrowDown');
    expect(await active(page).textContent()).toContain('Natural order');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(
      await active(page).getAttribute('id'),
    );
    expect(await active(page).locator('mark').count()).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/x/react-data-grid/sorting/#natural-order');
    expect(problems).toEqual([]);
    await close();
  });

  test('the name of a prop leads to its type, default and demos', async () => {
    const { page, close } = await openSearch({}, 'disableColumnMenu');
    await expect
      .poll(() => active(page).getAttribute('href'))
      .toBe('/x/api/data-grid/data-grid/#data-grid-prop-disableColumnMenu');
    await page.keyboard.press('Enter');
    const entry = page.locator('.api-entry:target');
    expect(await entry.textContent()).toMatch(/boolean.*Default.*false.*Demos/s);
    expect(await entry.evaluate((each) => each.getBoundingClientRect().bottom)).toBeLessThan(900);
    await close();
  });

  test('arrows go round', async () => {
    const { page, close } = await openSearch({}, 'pie');
    await active(page).waitFor();
    const count = await options(page).count();
    await page.keyboard.press('ArrowUp');
    expect(await active(page).getAttribute('id')).toBe(`search-option-${count - 1}`);
    await page.keyboard.press('ArrowDown');
    expect(await active(page).getAttribute('id')).toBe('search-option-0');
    await close();
  });

  test.each([
    ['datagird', '/x/react-data-grid/'],
    ['sroting', '/x/react-data-grid/sorting/'],
    ['instalation', '/x/introduction/installation/'],
  ])('%s, mistyped, leads to %s', async (query, path) => {
    const { page, close } = await openSearch({}, query);
    await expect.poll(() => page.locator('.search-note').textContent()).toContain('are similar');
    await expect.poll(() => active(page).getAttribute('href')).toBe(path);
    await close();
  });

  test('is about one product when asked to be', async () => {
    const { page, close } = await openSearch({}, 'tooltip');
    await expect.poll(() => page.locator('.search-heading').count()).toBeGreaterThan(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    // The reader's own product is next to "all".
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.search-heading').allTextContents()).toEqual(['Data Grid']);
    await field(page).fill('pie');
    await page.getByRole('button', { name: 'Search all products' }).click();
    expect(await active(page).getAttribute('href')).toBe('/x/react-charts/pie/');
    await close();
  });

  test('remembers searches that led somewhere, and forgets them', async () => {
    const { page, close } = await openSearch({}, 'row grouping');
    await active(page).waitFor();
    await Promise.all([page.waitForURL('**/row-grouping/'), page.keyboard.press('Enter')]);
    await page.keyboard.press('/');
    const recent = page.locator('.search-recent');
    await recent.waitFor();
    expect(await recent.allTextContents()).toEqual(['row grouping']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await field(page).inputValue()).toBe('row grouping');
    expect(await active(page).getAttribute('href')).toBe('/x/react-data-grid/row-grouping/');
    await field(page).fill('');
    await page.getByRole('button', { name: 'Forget these' }).click();
    expect(await recent.count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('search-recent'))).toBe('[]');
    await close();
  });

  test.each(['not json', '{"a":1}', '[1,null,""]'])('stored searches of %s count as none', async (stored) => {
    const { page, problems, close } = await openSearch({ storage: { 'search-recent': stored } });
    expect(await page.locator('.search-heading').allTextContents()).toEqual(['Start here']);
    expect(await options(page).count()).toBeGreaterThan(3);
    expect(problems).toEqual([]);
    await close();
  });

  test('says so kindly when nothing is found, and announces it', async () => {
    const { page, close } = await openSearch({}, 'xyzzyqq');
    expect(await page.locator('.search-note').textContent()).toContain('Nothing found for “xyzzyqq”');
    await expect
      .poll(() => page.locator('#site--search [role="status"]').textContent())
      .toContain('Nothing found');
    expect(await options(page).count()).toBeGreaterThan(3);
    await field(page).fill('sorting');
    await expect
      .poll(() => page.locator('#site--search [role="status"]').textContent())
      .toMatch(/^\d+ pages found$/);
    await close();
  });

  test('closes by Escape, its button, a press beside it and its own key; the focus returns', async () => {
    const { page, close } = await visit(browser, origin + start);
    const button = page.getByRole('button', { name: 'Search', exact: true });
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close the search' }).click(),
      () => page.mouse.click(20, 500),
      () => page.keyboard.press('Control+k'),
    ]) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => isOpen(page)).toBe(true);
      expect(await focused(page)).toBe('INPUT');
      await leave();
      await expect.poll(() => isOpen(page)).toBe(false);
      expect(await focused(page)).toContain('search-button');
    }
    await close();
  });

  test('the page behind cannot be reached by Tab', async () => {
    const { page, close } = await openSearch({}, 'sort');
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('#site--search'),
      );
      expect(outside).toBe(false);
    }
    await close();
  });

  test('a slash in a field is a slash', async () => {
    const { page, close } = await visit(browser, origin + start);
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('textarea')));
    await page.locator('main > textarea').focus();
    await page.keyboard.type('a/b');
    expect(await page.locator('main > textarea').inputValue()).toBe('a/b');
    expect(await isOpen(page)).toBe(false);
    await close();
  });

  test('a failure to load the index is shown, and the load repeated', async () => {
    const { page, close } = await visit(browser, origin + start);
    await page.route('**/search/en.json', (route) => route.abort());
    await page.keyboard.press('/');
    await page.locator('#site--search [role="alert"]').waitFor();
    await page.unroute('**/search/en.json');
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.keyboard.press('/');
    await page.locator('.search-body').waitFor();
    expect(await page.locator('#site--search [role="alert"]').count()).toBe(0);
    await close();
  });

  test('is hidden without JavaScript', async () => {
    const { page, close } = await visit(browser, origin + start, { javaScriptEnabled: false });
    expect(await page.locator('[data-search-open]').isVisible()).toBe(false);
    await close();
  });

  test.each([
    ['light', {}],
    ['dark', { colorScheme: 'dark' }],
    ['right to left', { storage: { 'mui-direction': 'rtl' } }],
    ['on a phone', { viewport: { width: 390, height: 800 }, hasTouch: true }],
  ] as const)('has no fault that axe knows, %s', async (_, reader) => {
    const { page, close } = await openSearch({ reducedMotion: 'reduce', ...reader });
    for (const query of ['', 'sort', 'datagird', 'xyzzyqq']) {
      await field(page).fill(query);
      await settled(page);
      // The policy of the page blocks scripts; the browser's own interface does not.
      await page.evaluate(axe.source);
      const faults = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
        const { violations } = await axe.run('#site--search');
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      });
      expect(faults).toEqual([]);
      const { scrollWidth, clientWidth } = await page
        .locator('.search-body')
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      expect(scrollWidth).toBe(clientWidth);
    }
    await close();
  });
});
