import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { sharedChromium } from '../../support/chromium.ts';
import { violations } from '../axe.ts';
import { layoutShifts, overflow, settled, visit, wakeDemos } from '../visit.ts';
import { testPages } from './test-pages.ts';
import { visitedPages } from './under-test.ts';

const origin = inject('origin');
const browser = await sharedChromium();

/** Rules whose result may differ between schemes and directions; everything else is the same document. */
const visualRules = ['color-contrast', 'link-in-text-block'];

async function turnDarkAndAround(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.evaluate(() => {
    localStorage.setItem('mui-direction', 'rtl');
    dispatchEvent(new StorageEvent('storage', { key: 'mui-direction' }));
  });
  await page.locator('html[dir="rtl"][data-mui-color-scheme="dark"]').waitFor();
  await settled(page);
}

/** Demos that stay asleep, messages, layout shifts, pixels beyond the edge, and axe's findings. */
const nothing = { asleep: [], messages: [], shifts: [], beyond: 0, faults: [] };

testPages(
  'comes alive at a desk without a message or a jump, and axe finds nothing',
  visitedPages(),
  browser.version(),
  async (path) => {
    const { page, problems, close } = await visit(browser, origin + path);
    const asleep = await wakeDemos(page);
    const shifts = await layoutShifts(page);
    const beyond = await overflow(page);
    const messages = [...problems];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await settled(page);
    const faults = await violations(page);
    await turnDarkAndAround(page);
    faults.push(...(await violations(page, visualRules)));
    await close();
    expect({ asleep, messages, shifts, beyond, faults }).toEqual(nothing);
  },
);
