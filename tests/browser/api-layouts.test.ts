import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { layoutShifts, visit } from './visit.ts';

const origin = inject('origin');
const component = `${origin}/x/api/date-pickers/date-picker/`;
const entry = '#date-picker-prop-views';
const layouts = ['collapsed', 'expanded', 'table'] as const;
const sections = ['default', 'slots', 'props', 'css', 'classes'] as const;

const browser = await sharedChromium();

const stored = (layout: string) =>
  Object.fromEntries(sections.map((section) => [`apiPage_${section}`, layout]));

const saved = (page: Page) =>
  page.evaluate(
    (names) => names.map((name) => localStorage.getItem(`apiPage_${name}`)),
    sections as readonly string[],
  );

const control = (page: Page, section: string, layout: string) =>
  page.locator(`input[data-section="${section}"][value="${layout}"]`);

/** The layout of a list, judged by its boxes. */
const shown = (page: Page, section: string): Promise<(typeof layouts)[number]> =>
  page
    .locator(`.api-${section}`)
    .first()
    .evaluate((list) => {
      if (getComputedStyle(list.querySelector('.api-columns') as Element).display !== 'none') return 'table';
      return list.querySelector<HTMLElement>('.api-text')?.offsetHeight === 0 ? 'collapsed' : 'expanded';
    });

test.each(['data-grid/data-grid', 'date-pickers/date-picker', 'date-pickers/pickers-layout'])(
  'on the first screen of a phone, the page of %s has an entry',
  async (path) => {
    const { page, close } = await visit(browser, `${origin}/x/api/${path}/`, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      storage: stored('collapsed'),
    });
    // Less the bars of a browser.
    expect((await page.locator('.api-entry').first().boundingBox())?.y).toBeLessThan(740);
    await close();
  },
);

test.each(layouts)('what is stored is shown, from the first paint on: %s', async (layout) => {
  const { page, problems, close } = await visit(browser, component, { storage: stored(layout) });
  expect(await shown(page, 'props')).toBe(layout);
  expect(await shown(page, 'slots')).toBe(layout);
  // The script that marks the choice comes after the first paint.
  await expect.poll(() => control(page, 'props', layout).isChecked()).toBe(true);
  expect(await layoutShifts(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('a person without a choice gets one by lot, which is saved and stays', async () => {
  const { page, close } = await visit(browser, component);
  const [first] = await saved(page);
  expect(layouts).toContain(first);
  expect(await saved(page)).toEqual(sections.map(() => first));
  expect(await shown(page, 'props')).toBe(first);
  for (let visits = 0; visits < 4; visits += 1) {
    await page.reload();
    expect(await shown(page, 'props')).toBe(first);
  }
  await close();
});

test('the lot is fair: all three come up', async () => {
  const drawn = new Set<string | null>();
  for (let person = 0; person < 40 && drawn.size < 3; person += 1) {
    const { page, close } = await visit(browser, `${origin}/404/`);
    drawn.add((await saved(page))[0] ?? null);
    await close();
  }
  expect([...drawn].sort()).toEqual([...layouts]);
});

test('what is not one of the three counts as nothing, and is replaced by the default', async () => {
  const storage = { ...stored('grid'), apiPage_default: 'table', apiPage_slots: 'collapsed' };
  const { page, close } = await visit(browser, component, { storage });
  expect(await saved(page)).toEqual(['table', 'collapsed', 'table', 'table', 'table']);
  expect(await shown(page, 'props')).toBe('table');
  expect(await shown(page, 'slots')).toBe('collapsed');
  await close();
});

test('a bot sees all, and nothing is saved', async () => {
  for (const userAgent of ['Googlebot/2.1', 'some crawler', 'A Spider', 'Crawling around']) {
    const { page, close } = await visit(browser, component, { userAgent });
    expect(await shown(page, 'props')).toBe('expanded');
    expect(await saved(page)).toEqual(sections.map(() => null));
    await close();
  }
});

test('by the keyboard alone: the control changes one section, on this page and the next', async () => {
  const { page, close } = await visit(browser, component, { storage: stored('expanded') });
  // Keys work once the script has marked the choice.
  await expect.poll(() => control(page, 'props', 'expanded').isChecked()).toBe(true);
  await control(page, 'props', 'expanded').focus();
  await page.keyboard.press('ArrowRight');
  expect(await shown(page, 'props')).toBe('table');
  expect(await shown(page, 'slots')).toBe('expanded');
  await page.keyboard.press('ArrowRight');
  expect(await shown(page, 'props')).toBe('collapsed');
  expect(await page.evaluate(() => localStorage.getItem('apiPage_props'))).toBe('collapsed');

  const toggle = page.locator(`${entry} .api-toggle`);
  const text = page.locator(`${entry} .api-text`);
  expect(await text.isVisible()).toBe(false);
  await toggle.focus();
  await page.keyboard.press('Enter');
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  expect(await text.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  expect(await text.isVisible()).toBe(false);
  await close();
});

test('a text fragment, as a search of the browser, opens the entry that holds the text', async () => {
  const { page, close } = await visit(browser, component, { storage: stored('collapsed') });
  const text = page.locator(`${entry} .api-text`);
  await expect.poll(() => text.getAttribute('hidden')).toBe('until-found');
  expect(await text.isVisible()).toBe(false);
  const texts = await page.locator('.api-entry > .api-text').allTextContents();
  const [words] = texts.flatMap((each) => each.match(/^(?:\w+ ){5}\w+/) ?? []);
  if (words === undefined) throw new Error('no entry begins with a sentence');
  await page.goto('about:blank');
  await page.goto(`${component}#:~:text=${encodeURIComponent(words)}`);
  await expect.poll(() => page.locator('.api-entry[data-open]').count()).toBe(1);
  expect(await page.locator('.api-entry[data-open] .api-text').textContent()).toContain(words);
  expect(await page.locator('.api-entry[data-open] .api-toggle').getAttribute('aria-expanded')).toBe('true');
  await close();
});

test('where an address leads is open, and can be closed', async () => {
  const storage = stored('collapsed');
  const { page, close } = await visit(browser, component + entry, { storage });
  const toggle = page.locator(`${entry} .api-toggle`);
  const text = page.locator(`${entry} .api-text`);
  expect(await text.isVisible()).toBe(true);
  // The script that sets the attribute runs after the first paint.
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
  expect(await layoutShifts(page)).toEqual([]);
  const top = await page.locator(entry).evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(300);
  await toggle.click();
  expect(await text.isVisible()).toBe(false);
  await page.locator('#date-picker-prop-value .api-name').click();
  expect(await page.locator('#date-picker-prop-value .api-text').isVisible()).toBe(true);
  await close();
});

test('right to left, an English description keeps the order of its words', async () => {
  const storage = { ...stored('expanded'), 'mui-direction': 'rtl' };
  const { page, close } = await visit(browser, `${origin}/x/api/data-grid/data-grid/`, { storage });
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  const [type, stop] = await page.locator('#data-grid-prop-columns .api-text > *').evaluate((text) => {
    const leftOf = (node: Node | null) => {
      const range = document.createRange();
      if (node !== null) range.selectNodeContents(node);
      return range.getBoundingClientRect().left;
    };
    // "… of type GridColDef[]."
    return [leftOf(text.querySelector('code')), leftOf(text.lastChild)];
  });
  expect(stop, 'the full stop is behind the last word').toBeGreaterThan(type ?? Number.POSITIVE_INFINITY);
  await close();
});

test('without a script everything is there', async () => {
  const { page, close } = await visit(browser, component, { javaScriptEnabled: false });
  expect(await page.locator('.api-layout').first().isVisible()).toBe(false);
  const entries = page.locator('.api-entry');
  const texts = page.locator('.api-text');
  expect(await entries.count()).toBeGreaterThan(60);
  for (const text of [await texts.first(), await texts.last()]) expect(await text.isVisible()).toBe(true);
  await close();
});

describe.each(layouts)('%s', (layout) => {
  test.each([
    '/x/api/data-grid/data-grid-premium/',
    '/x/api/data-grid/grid-api/',
    '/x/api/charts/bar-chart/',
  ])('%s is never wider than a phone', async (path) => {
    const { page, close } = await visit(browser, origin + path, {
      viewport: { width: 390, height: 844 },
      storage: stored(layout),
    });
    const { wide, scroll } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      scroll: innerWidth,
    }));
    expect(wide).toBeLessThanOrEqual(scroll);
    await close();
  });

  test.each([
    '/x/api/date-pickers/date-picker/',
    '/x/api/data-grid/grid-col-def/',
    '/x/api/tree-view/tree-item/',
  ])('%s has no fault that axe knows', async (path) => {
    const { page, close } = await visit(browser, origin + path, { storage: stored(layout), bypassCSP: true });
    await page.evaluate(axe.source);
    const faults = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run('main');
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(faults).toEqual([]);
    await close();
  });
});

test('a long list has its entries by feature, and by the alphabet when a reader wants', async () => {
  const { page, problems, close } = await visit(browser, component, { storage: stored('collapsed') });
  const headings = page.locator('.prose h3:visible');
  const names = () => page.locator('.api-props .api-entry:visible .api-name').allInnerTexts();
  const byName = page.getByRole('radio', { name: 'A–Z' });
  await expect.poll(() => control(page, 'props', 'collapsed').isChecked()).toBe(true);
  expect(await headings.first().textContent()).toContain('Value');
  const grouped = await names();
  await page.getByRole('radio', { name: 'Grouped' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await byName.isChecked()).toBe(true);
  expect(await headings.count()).toBe(0);
  const lower = (name: string) => name.toLowerCase();
  expect((await names()).map(lower)).toEqual(grouped.map(lower).sort());
  expect(await page.locator('.api-props .api-list:visible').count()).toBe(1);
  await page.keyboard.press('ArrowLeft');
  expect(await names()).toEqual(grouped);
  expect(problems).toEqual([]);
  await close();
});

describe('the filter of a long list', () => {
  const names = (page: Page) => page.locator('.api-entry:visible .api-name').allInnerTexts();

  test.each(layouts)('shows the entries whose names hold what is typed: %s', async (layout) => {
    const { page, problems, close } = await visit(browser, component, { storage: stored(layout) });
    const filter = page.getByRole('searchbox', { name: 'Filter', exact: true });
    await control(page, 'props', layout).and(page.locator(':checked')).waitFor();
    const before = await page.locator('.api-entry:visible').count();
    await filter.fill('TIME zone');
    expect(await names(page)).toEqual(['timezone']);
    expect(await page.locator('.api-filter output').textContent()).toBe(`1 of ${before}`);
    expect(await page.locator('#slots').isVisible()).toBe(false);
    await filter.fill('calendarheader');
    expect(await names(page)).toEqual(['calendarHeader']);
    expect(await page.locator('#slots').isVisible()).toBe(true);
    await filter.press('Escape');
    expect(await page.locator('.api-entry:visible').count()).toBe(before);
    expect(await page.locator('.api-filter output').textContent()).toBe('');
    expect(problems).toEqual([]);
    await close();
  });

  test('looks at texts where no name has what is typed', async () => {
    const { page, close } = await visit(browser, `${origin}/x/api/data-grid/data-grid/`, {
      storage: stored('expanded'),
    });
    await expect.poll(() => control(page, 'props', 'expanded').isChecked()).toBe(true);
    await page.getByRole('searchbox', { name: 'Filter', exact: true }).fill('hide the footer');
    const shown = await names(page);
    expect(shown).toContain('hideFooter');
    expect(shown.length).toBeLessThan(10);
    await close();
  });

  test.each(layouts)('leads to the typed name with Enter, by the keyboard alone: %s', async (layout) => {
    const { page, close } = await visit(browser, `${origin}/x/api/data-grid/data-grid/`, {
      storage: stored(layout),
    });
    await control(page, 'props', layout).and(page.locator(':checked')).waitFor();
    await page.getByRole('searchbox', { name: 'Filter', exact: true }).focus();
    await page.keyboard.type('rowheight');
    await page.keyboard.press('Enter');
    const focused = page.locator('.api-name:focus');
    expect(await focused.textContent()).toBe('rowHeight');
    await page.keyboard.press('Enter');
    const { top, text } = await page.locator('.api-entry:target').evaluate((entry) => ({
      top: entry.getBoundingClientRect().top,
      text: entry.textContent,
    }));
    expect(top).toBeLessThan(900);
    expect(text).toMatch(/number[\s\S]*52[\s\S]*Row height/);
    await close();
  });

  test('gives way to where an address leads', async () => {
    const { page, close } = await visit(browser, component, { storage: stored('expanded') });
    const filter = page.getByRole('searchbox', { name: 'Filter', exact: true });
    await expect.poll(() => control(page, 'props', 'expanded').isChecked()).toBe(true);
    await filter.fill('timezone');
    expect(await page.locator(entry).isVisible()).toBe(false);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, entry);
    await page.locator(entry).waitFor();
    expect(await filter.inputValue()).toBe('');
    await close();
  });

  test('is not there on a short page, nor without a script', async () => {
    const short = await visit(browser, `${origin}/x/api/charts/charts-clip-path/`);
    expect(await short.page.locator('.api-filter').count()).toBe(0);
    await short.close();
    const plain = await visit(browser, component, { javaScriptEnabled: false });
    expect(await plain.page.locator('.api-filter').isVisible()).toBe(false);
    await plain.close();
  });
});
