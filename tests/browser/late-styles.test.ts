import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { layoutShifts, settled, visit } from './visit.ts';

const origin = inject('origin');
const browser = await sharedChromium();

const paths = [
  '/x/introduction/support/',
  '/x/react-charts/bars/',
  '/x/react-data-grid/sorting/',
  '/x/react-date-pickers/fields/',
];
const visits = paths.flatMap((path) => [1440, 390].map((width) => [path, width] as const));

test.each(visits)('%s at %d px looks the same before its late styles have arrived', async (path, width) => {
  const { page, close } = await visit(browser, 'about:blank', {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.{js,woff2}', (route) => route.abort());
  let isHeld = false;
  await page.route('**/assets/styles-*.css', async (route) => {
    isHeld = true;
    await held;
    await route.continue();
  });
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.locator('body > link[data-site]').waitFor({ state: 'attached' });
  const picture = async () => {
    await settled(page);
    return page.screenshot({ animations: 'disabled' });
  };
  const before = await picture();
  expect(isHeld).toBe(true);
  release();
  await page.waitForLoadState('load');
  const after = await picture();
  const shifts = await layoutShifts(page);
  await close();
  expect(before.equals(after)).toBe(true);
  expect(shifts).toEqual([]);
});
