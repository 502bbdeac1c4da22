import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { layoutShifts, visit } from './visit.ts';

const origin = inject('origin');

const browser = await sharedChromium();

const current = (page: Page) => page.locator('.contents a[aria-current="location"]').allTextContents();
const showHeading = (page: Page, id: string) =>
  page.evaluate((at) => document.getElementById(at)?.scrollIntoView({ behavior: 'instant' }), id);

test('the contents mark the section in view and keep its line in view', async () => {
  const { page, close } = await visit(browser, `${origin}/x/react-tree-view/`, {
    viewport: { width: 1280, height: 500 },
  });
  const links = await page
    .locator('.contents a')
    .evaluateAll((all) => all.map((link) => [(link as HTMLAnchorElement).hash.slice(1), link.textContent]));
  expect(await current(page)).toEqual([]);
  for (const at of [0, 3, links.length - 4, 1]) {
    const [id = '', title] = links[at] as [string, string];
    await showHeading(page, id);
    await expect.poll(() => current(page)).toEqual([title]);
    const inView = await page.evaluate(() => {
      const frame = document.querySelector('.contents')?.getBoundingClientRect();
      const line = document.querySelector('.contents [aria-current]')?.getBoundingClientRect();
      return (
        frame !== undefined && line !== undefined && line.top >= frame.top && line.bottom <= frame.bottom
      );
    });
    expect(inView).toBe(true);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => current(page)).toEqual([]);
  await close();
});

test('the contents mark the section that the reader goes to, however short it is', async () => {
  const { page, close } = await visit(browser, `${origin}/x/migration/what-version-7-changes/`);
  for (const title of ['Demos that break', 'MUI X', 'Data Grid', 'Demos that break']) {
    await page.locator('.contents a').getByText(title, { exact: true }).first().click();
    await expect.poll(() => current(page)).toEqual([title]);
  }
  await close();
});

const narrow = { viewport: { width: 390, height: 844 } };

test('on a narrow screen they open by the keyboard, show where the reader is, and close with a link', async () => {
  const { page, close } = await visit(browser, `${origin}/x/react-tree-view/`, narrow);
  const list = page.locator('.contents');
  const button = page.locator('.contents-button');
  expect(await list.isVisible()).toBe(false);
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await list.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await list.isVisible()).toBe(false);
  expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
  await button.click();
  const link = list.locator('a').nth(3);
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect.poll(() => list.isVisible()).toBe(false);
  expect(new URL(page.url()).hash).toBe(hash);
  await expect.poll(() => current(page)).toEqual([await link.textContent()]);
  await button.evaluate((each: HTMLElement) => each.click());
  await expect.poll(() => list.locator('[aria-current]').isVisible()).toBe(true);
  await close();
});

test('on a narrow screen they open without a script', async () => {
  const { page, close } = await visit(browser, `${origin}/x/react-tree-view/`, {
    ...narrow,
    javaScriptEnabled: false,
  });
  await page.locator('.contents-button').click();
  expect(await page.locator('.contents a').first().isVisible()).toBe(true);
  await close();
});

test('after a change of the page they follow the new one', async () => {
  const { page, close } = await visit(browser, `${origin}/x/introduction/support/`);
  await page.evaluate(() => {
    const list = document.querySelector('.contents');
    const text = document.querySelector('.prose');
    if (list === null || text === null) throw new Error('no page');
    list.innerHTML = '<ul><li><a href="#new">New</a></li></ul>';
    text.innerHTML =
      '<div style="height:1000px"></div><h2 id="new">New</h2><div style="height:2000px"></div>';
    document.dispatchEvent(new CustomEvent('docs:page'));
  });
  await showHeading(page, 'new');
  await expect.poll(() => current(page)).toEqual(['New']);
  await close();
});

const reference = '/x/api/data-grid/data-grid-premium/';

/** Names of entries in the contents, whose marks go away, and in the lists, with their addresses. */
const names = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>(selector)].map(
        ({ hash, textContent }) => `${hash} ${textContent?.trim()}`,
      );
    for (const mark of document.querySelectorAll('.contents .mark')) mark.remove();
    return { listed: of('.contents a[translate="no"]'), entries: of('.api-name') };
  });

test('names of entries, which a page has once, stand in its contents before a frame shows these', async () => {
  const { page, close } = await visit(browser, 'about:blank');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(origin + reference);
  expect(await layoutShifts(page)).toEqual([]);
  const mark = page.locator('.contents a[href="#data-grid-premium-prop-aggregationModel"] .mark');
  expect(await mark.textContent()).toBe('Premium plan');
  expect(await mark.evaluate(({ previousSibling }) => previousSibling?.textContent)).toBe(' ');
  const { listed, entries } = await names(page);
  expect(entries.length).toBeGreaterThan(300);
  expect(listed).toEqual(entries);
  expect(await page.locator('.contents [data-list], .contents script').count()).toBe(0);
  await close();
});

test('without a script the contents name the parts of the page', async () => {
  const { page, close } = await visit(browser, origin + reference, { javaScriptEnabled: false });
  const parts = page.locator('.contents > ul > li > a');
  expect(await parts.allTextContents()).toEqual(['Props', 'Slots', 'CSS classes', 'Changes', 'Guides']);
  expect(await page.locator('.contents li li a').allTextContents()).toContain('Pagination and footer');
  expect(await page.locator('.contents-filter').isVisible()).toBe(false);
  await close();
});

test('the contents of a long page are filtered, and Enter leads to the name, by the keyboard alone', async () => {
  const { page, close } = await visit(browser, origin + reference);
  await page.getByRole('searchbox', { name: 'Filter the contents' }).focus();
  // The script that filters comes after the first paint.
  await page.locator('.api-order input:checked').waitFor({ state: 'attached' });
  await expect
    .poll(async () => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('hide the footer');
      return page.locator('.contents a[translate="no"]:visible').allTextContents();
    })
    .toContain('hideFooter');
  expect(await page.locator('.contents a:visible').allTextContents()).not.toContain('density');
  expect(await page.locator('.api-entry[data-filtered]').count()).toBe(0);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('hidefooter');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#data-grid-premium-prop-hideFooter');
  const entry = page.locator('.api-entry:target');
  expect(await entry.textContent()).toMatch(/Default.*false.*Demos/);
  await close();
});

test('names of entries stand in the contents after a change of page, and are followed', async () => {
  const { page, problems, close } = await visit(browser, `${origin}/x/api/data-grid/`);
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
  await page.locator(`main a[href="${reference}"]`).first().click();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'DataGridPremium');
  expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true);
  const { listed, entries } = await names(page);
  expect(entries.length).toBeGreaterThan(300);
  expect(listed).toEqual(entries);
  await showHeading(page, 'data-grid-premium-prop-density');
  const currentName = async () => (await current(page)).join();
  await expect
    .poll(async () => listed.map((line) => line.split(' ')[1]).includes(await currentName()))
    .toBe(true);
  expect(problems).toEqual([]);
  await close();
});
