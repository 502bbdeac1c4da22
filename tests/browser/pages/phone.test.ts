import { expect, inject } from 'vitest';
import { sharedChromium } from '../../support/chromium.ts';
import { layoutShifts, overflow, type Reader, visit, wakeDemos } from '../visit.ts';
import { testPages } from './test-pages.ts';
import { visitedPages } from './under-test.ts';

const origin = inject('origin');
const browser = await sharedChromium();
const year = 365 * 24 * 60 * 60 * 1000;

const reader: Reader = {
  clockShift: year,
  timezoneId: 'Asia/Kolkata',
  locale: 'de-DE',
  colorScheme: 'dark',
  reducedMotion: 'reduce',
  storage: { 'mui-direction': 'rtl' },
  viewport: { width: 390, height: 844 },
};

testPages(
  'comes alive on a phone, a year later, in Kolkata, in German, dark, without motion, from right to left',
  visitedPages(),
  browser.version(),
  async (path) => {
    const { page, problems, close } = await visit(browser, origin + path, reader);
    const asleep = await wakeDemos(page);
    const shifts = await layoutShifts(page);
    const beyond = await overflow(page);
    await close();
    expect({ asleep, problems, shifts, beyond }).toEqual({ asleep: [], problems: [], shifts: [], beyond: 0 });
  },
);
