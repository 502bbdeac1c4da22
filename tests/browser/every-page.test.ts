import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { builtPages } from './pages.ts';
import { layoutShifts, type Reader, visit, wakeDemos } from './visit.ts';

const origin = inject('origin');
const paths = builtPages(inject('out'));
const year = 365 * 24 * 60 * 60 * 1000;

const readers: Readonly<Record<string, Reader>> = {
  'a reader at a desk': {},
  'a reader a year later, in Kolkata, in German, in the dark, on a phone': {
    clockShift: year,
    timezoneId: 'Asia/Kolkata',
    locale: 'de-DE',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  },
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

describe.each(Object.entries(readers))('%s', (_name, reader) => {
  test.concurrent.each(paths)('%s comes alive without a message or a jump', async (path) => {
    const { page, problems, close } = await visit(browser, origin + path, reader);
    const asleep = await wakeDemos(page);
    const shifts = await layoutShifts(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    await close();
    expect(asleep).toEqual([]);
    expect(problems).toEqual([]);
    expect(shifts).toEqual([]);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('an unknown address answers 404 with the not-found page and no error of its own', async () => {
  const { page, problems, close } = await visit(browser, `${origin}/no/such/page/`);
  const heading = await page.locator('h1').textContent();
  await close();
  expect(heading).not.toBe('');
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});
