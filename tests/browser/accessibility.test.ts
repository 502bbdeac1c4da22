import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { builtPages } from './pages.ts';
import { visit, wakeDemos } from './visit.ts';

const origin = inject('origin');
const paths = builtPages(inject('out'));

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Faults of the documented packages in what they render: rule, and the element at fault. */
const faultsOfPackages: readonly (readonly [rule: string, element: string])[] = [
  // The notice of a missing licence is meant to be pale, and so is the picture of it on the page about licences.
  ['color-contrast', 'color: rgba(130, 130, 130, 0.62)'],
  ['color-contrast', '>MUI X Missing license key<'],
  // Rows stand in boxes without a role inside the grid.
  ['aria-required-children', 'MuiDataGrid-root'],
  // The name says what the button does, its text what it is about.
  ['label-content-name-mismatch', 'aria-label="Show filters"'],
  // Toolbars of pickers are headings of a level of their own.
  ['heading-order', 'PickerToolbar-title'],
  ['heading-order', '>&nbsp;–&nbsp;<'],
];

const isOfPackage = (rule: string, html: string): boolean =>
  faultsOfPackages.some(([name, element]) => name === rule && html.includes(element));

/** Violations as `rule: element`. With `rules` only those are applied. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const found = await page.evaluate(async (names) => {
    const options = names === undefined ? {} : { runOnly: { type: 'rule' as const, values: [...names] } };
    const { violations: all } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...options,
    });
    return all.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ id, html })));
  }, rules);
  return found
    .filter(({ id, html }) => !isOfPackage(id, html))
    .map(({ id, html }) => `${id}: ${html.slice(0, 200)}`);
}

/** What can differ between schemes and directions; the rest is the same document. */
const visualRules = ['color-contrast', 'link-in-text-block'];

describe('axe finds nothing', () => {
  test.concurrent.each(paths)('%s', async (path) => {
    const { page, close } = await visit(browser, origin + path, { reducedMotion: 'reduce' });
    await wakeDemos(page);
    // Not a script element, which the page's policy would forbid.
    await page.evaluate(axe.source);
    const found = await violations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => {
      localStorage.setItem('mui-direction', 'rtl');
      dispatchEvent(new StorageEvent('storage', { key: 'mui-direction' }));
    });
    await page.locator('html[dir="rtl"][data-mui-color-scheme="dark"]').waitFor();
    // Demos fade to their new colours.
    await page.waitForTimeout(500);
    found.push(...(await violations(page, visualRules)));
    await close();
    expect(found).toEqual([]);
  });
});

test.each(['light', 'dark'] as const)('nor in the open drawer of a phone, %s', async (colorScheme) => {
  const { page, close } = await visit(browser, `${origin}/x/react-charts/`, {
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  await page.locator('.menu-button').click();
  await page.locator('.sidebar:popover-open').waitFor();
  await page.evaluate(axe.source);
  const found = await violations(page);
  await close();
  expect(found).toEqual([]);
});
