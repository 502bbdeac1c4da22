import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { loadedDemos, visit } from './visit.ts';

const origin = inject('origin');
const browser = await sharedChromium();

const demo = 'BarAnimationToggle';

/** Notes each width that the first bar of the demo's live chart has, from now on. */
const noteWidths = (page: Page) =>
  page.evaluate((id) => {
    const widths: string[] = [];
    const bar = () => document.querySelector<SVGElement>(`#${id} .demo-live .MuiBarElement-root`);
    const note = () => {
      const width = bar()?.style.width;
      if (width !== undefined && width !== widths.at(-1)) widths.push(width);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { widths });
  }, demo);

const widths = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { widths: string[] }).widths);

test('a chart comes alive without an entrance that nobody sees, and animates what a reader changes', async () => {
  const { page, problems, close } = await visit(browser, `${origin}/x/react-charts/bars/`);
  await noteWidths(page);
  const figure = page.locator(`#${demo}`);
  await figure.scrollIntoViewIfNeeded();
  await page.locator(`#${demo}[data-demo-state="live"]`).waitFor();
  expect(await widths(page)).toHaveLength(1);
  // While a neighbour comes alive, charts do not animate.
  await loadedDemos(page);
  // One bar leaves, and the others become wider.
  await figure.getByRole('button', { name: 'Remove a week' }).click();
  await figure.getByText('18, 25, 31, 28.').waitFor();
  await expect.poll(async () => (await widths(page)).length).toBeGreaterThan(4);
  expect(problems).toEqual([]);
  await close();
});
