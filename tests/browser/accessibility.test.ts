import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { violations } from './axe.ts';
import { visit } from './visit.ts';

const origin = inject('origin');
const browser = await sharedChromium();

test.each(['light', 'dark'] as const)(
  'axe finds nothing in the open drawer of a phone, %s',
  async (colorScheme) => {
    const { page, close } = await visit(browser, `${origin}/x/react-charts/`, {
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    });
    await page.locator('.menu-button').click();
    await page.locator('.sidebar:popover-open').waitFor();
    const found = await violations(page);
    await close();
    expect(found).toEqual([]);
  },
);
