import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { comparePictures } from '../support/compare-pictures.ts';
import { gate } from '../support/gate.ts';
import { atEachWidth, layoutShifts, settled, visit } from './visit.ts';

const origin = inject('origin');
const browser = await sharedChromium();

const paths = [
  '/x/introduction/support/',
  '/x/react-charts/bars/',
  '/x/react-data-grid/sorting/',
  '/x/react-date-pickers/fields/',
];

/** Their lists need the late styles. */
const references = ['/x/api/data-grid/data-grid-premium/', '/x/api/tree-view/tree-item/'];

test.each(atEachWidth(paths))('%s at %d px needs no late styles for what it shows', async (path, width) => {
  const { page, close } = await visit(browser, 'about:blank', {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.route('**/*.{js,woff2}', (route) => route.abort());
  const picture = async () => {
    await page.goto(origin + path);
    await settled(page);
    return page.screenshot({ animations: 'disabled' });
  };
  const withAll = await picture();
  let lacked = 0;
  await page.route('**/assets/styles-*.css', (route) => {
    lacked += 1;
    return route.abort();
  });
  const without = await picture();
  await close();
  expect(lacked).toBeGreaterThan(0);
  // Not their bytes: edges of curves come out one of 256 levels lighter or darker, as the painting threads go.
  expect(comparePictures(withAll, without).share).toBe(0);
});

test.each(atEachWidth([...paths, ...references]))(
  '%s at %d px shows its head before they have arrived',
  async (path, width) => {
    const { page, close } = await visit(browser, 'about:blank', { viewport: { width, height: 900 } });
    const { open: release, opened } = gate();
    await page.route('**/assets/styles-*.css', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.locator('h1').boundingBox()).not.toBeNull();
    expect(await page.locator('.page-foot').count()).toBe(0);
    release();
    await page.waitForLoadState('load');
    await settled(page);
    const shifts = await layoutShifts(page);
    await close();
    expect(shifts).toEqual([]);
  },
);
