import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { visit } from './visit.ts';

const origin = inject('origin');

const browser = await sharedChromium();

/** A demo that has come alive, on its page. */
async function liveDemo(path: string, name: string) {
  const { page, close } = await visit(browser, `${origin}${path}#${name}`);
  const demo = page.locator(`#${name}[data-demo-state="live"]`);
  await page.locator(`#${name}`).scrollIntoViewIfNeeded();
  await demo.waitFor();
  return { page, demo, close };
}

test('a grid sorts by a click on a header', async () => {
  const { demo, close } = await liveDemo('/x/react-data-grid/', 'OrdersAtAGlance');
  const first = demo.locator('.MuiDataGrid-row').first().locator('[data-field="customer"]');
  const before = await first.textContent();
  await demo.getByRole('columnheader', { name: 'Customer' }).click();
  await expect.poll(() => first.textContent()).not.toBe(before);
  await close();
});

test('a date can be typed and is read out', async () => {
  const { demo, page, close } = await liveDemo(
    '/x/react-date-pickers/date-picker/',
    'DatePickerTwoValueModes',
  );
  await demo.getByLabel('Controlled', { exact: true }).click();
  await page.keyboard.press('Home');
  await page.keyboard.type('05');
  await expect.poll(() => demo.textContent()).toContain('2024-05-12');
  await close();
});

test('a chart changes its kind by a click', async () => {
  const { demo, close } = await liveDemo('/x/react-charts/', 'SameDataFourWays');
  const bars = demo.locator('.MuiBarElement-root');
  expect(await bars.count()).toBeGreaterThan(0);
  await demo.getByRole('button', { name: 'line', exact: true }).click();
  await expect.poll(() => bars.count()).toBe(0);
  expect(await demo.locator('.MuiLineElement-root').count()).toBeGreaterThan(0);
  await close();
});

test('a tree opens and closes by the keyboard', async () => {
  const { demo, page, close } = await liveDemo('/x/react-tree-view/', 'FolderTree');
  const items = demo.getByRole('treeitem');
  const before = await items.count();
  await demo.getByRole('tree').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => items.count()).toBeLessThan(before);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => items.count()).toBe(before);
  await close();
});

test('focus inside a picture moves to the same control of the live demo', async () => {
  const { page, close } = await visit(browser, `${origin}/x/react-data-grid/editing/`);
  const last = page.locator('[data-demo]').last();
  await last.scrollIntoViewIfNeeded();
  await last.and(page.locator('[data-demo-state="live"]')).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  const demo = page.locator('[data-demo]').nth(5);
  expect(await demo.getAttribute('data-demo-state')).toBeNull();
  // Focus alone wakes it, wherever it is.
  const label = await demo.evaluate((figure) => {
    const control = figure.querySelector<HTMLElement>('.demo-picture button, .demo-picture [tabindex="0"]');
    control?.focus({ preventScroll: true });
    return control?.outerHTML.slice(0, 40);
  });
  await demo.and(page.locator('[data-demo-state="live"]')).waitFor();
  const focused = await page.evaluate(() => ({
    inside: document.activeElement?.closest('.demo-live') !== null,
    html: document.activeElement?.outerHTML.slice(0, 40),
  }));
  expect(focused).toEqual({ inside: true, html: label });
  await close();
});
