import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { fontsInTime } from './fonts-in-time.ts';
import { layoutShifts, type Reader, visit } from './visit.ts';

const origin = inject('origin');
const grid = '/x/react-data-grid/sorting/';
const overview = '/x/react-data-grid/';

const browser = await sharedChromium();

/** Ids of the demos whose pictures the browser has not laid out. */
const skipped = (page: Page): Promise<string[]> =>
  page
    .locator('[data-demo]')
    .evaluateAll((demos) =>
      demos
        .filter(
          (demo) =>
            demo.querySelector('.demo-stage')?.checkVisibility({ contentVisibilityAuto: true }) === false,
        )
        .map(({ id }) => id),
    );

const allIds = (page: Page): Promise<string[]> =>
  page.locator('[data-demo]').evaluateAll((demos) => demos.map(({ id }) => id));

/** The page without the scripts that bring demos to life. */
async function openStill(path: string, reader: Reader = {}) {
  const opened = await visit(browser, 'about:blank', reader);
  await opened.page.route('**/*.js', (route) => route.abort());
  await opened.page.goto(origin + path);
  return opened;
}

const laidOut = (page: Page) =>
  page.locator(':root:not([data-skips-pictures])').waitFor({ state: 'attached' });
const top = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((each) => Math.round(each.getBoundingClientRect().top));

describe('pictures that are far away', () => {
  test('are skipped on a fresh page, those near the view are not', async () => {
    const { page, close } = await openStill(grid);
    const [first] = await allIds(page);
    const far = await skipped(page);
    expect(far).not.toContain(first);
    expect(far).toContain((await allIds(page)).at(-1));
    await close();
  });

  test.each([
    ['an address with a hash', `${grid}#multi-sorting`, {}],
    ['a reader without JavaScript', grid, { javaScriptEnabled: false }],
  ])('are laid out for %s', async (_, path, reader) => {
    const { page, close } = await openStill(path, reader);
    expect(await skipped(page)).toEqual([]);
    await close();
  });

  test('are laid out on paper', async () => {
    const { page, close } = await openStill(grid);
    await page.emulateMedia({ media: 'print' });
    expect(await skipped(page)).toEqual([]);
    await close();
  });

  test('are laid out once the first demo is alive, without a jump', async () => {
    const { page, close } = await visit(browser, origin + grid);
    await laidOut(page);
    expect(await page.locator('[data-demo-state="live"]').count()).toBeGreaterThan(0);
    expect(await skipped(page)).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
    await close();
  });
});

describe('a reader arrives at the same place as if none had been skipped:', () => {
  const target = '#multi-sorting';

  test('after a click in the contents', async () => {
    const { page, close } = await visit(browser, origin + grid);
    await page.locator(`.contents a[href="${target}"]`).click();
    expect(await skipped(page)).toEqual([]);
    // The lowest place beside the header, as after a load.
    await expect.poll(() => top(page, target)).toBe(80);
    await close();
  });

  const changes: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    [
      'a change of page',
      (page) =>
        page
          .locator(`.sidebar a[href="${overview}"]`)
          .first()
          .evaluate((link) => (link as HTMLElement).click()),
    ],
    ['a full load', (page) => page.goto(origin + overview)],
  ];
  test.each(changes)('back after %s', async (_, leave) => {
    // In another font, a paragraph may have another number of lines.
    const { page, close } = await visit(browser, 'about:blank', { storage: { fonts: 'kept' } });
    await fontsInTime(page);
    await page.goto(origin + grid);
    await laidOut(page);
    await page.locator('[data-demo]').last().scrollIntoViewIfNeeded();
    const name = await page.locator('[data-demo]').last().getAttribute('id');
    const before = await top(page, `#${name}`);
    await leave(page);
    await page.waitForURL(origin + overview);
    await page.locator('h1', { hasText: 'Data Grid' }).waitFor();
    await page.goBack();
    await page.waitForURL(origin + grid);
    await expect.poll(() => top(page, `#${name}`)).toBe(before);
    await close();
  });
});
