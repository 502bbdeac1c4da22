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

const references = ['/x/api/data-grid/data-grid-premium/', '/x/api/tree-view/tree-item/'];

const visible = ['.header', '.sidebar', '.page-head', '.contents-button'];

test.each(atEachWidth([...paths, ...references]))(
  '%s at %d px needs none for its first view',
  async (path, width) => {
    const { page, close } = await visit(browser, 'about:blank', {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.route('**/*.{js,woff2}', (route) => route.abort());
    const { open: release, opened } = gate();
    let lacked = 0;
    await page.route('**/assets/styles-*.css', async (route) => {
      lacked += 1;
      await opened;
      await route.continue();
    });
    const pictures = async () => {
      const parts: [string, Buffer][] = [];
      for (const part of visible)
        if (await page.locator(part).isVisible())
          parts.push([part, await page.locator(part).screenshot({ animations: 'disabled' })]);
      return parts;
    };
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    // The logo is a picture of its own, and no style.
    await page.locator('.logo img').evaluate((logo: HTMLImageElement) => logo.decode());
    const without = await pictures();
    expect(lacked).toBeGreaterThan(0);
    expect(await page.locator('.prose').count(), 'the text waits for them').toBe(0);
    release();
    await page.waitForLoadState('load');
    await settled(page);
    const withAll = new Map(await pictures());
    await close();
    expect(without.map(([part]) => part)).toEqual([...withAll.keys()]);
    expect(withAll.size).toBe(3);
    // Not their bytes: edges of curves come out one of 256 levels lighter or darker, as the painting threads go.
    for (const [part, picture] of without)
      expect(comparePictures(picture, withAll.get(part) ?? picture).share, part).toBe(0);
  },
);

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
