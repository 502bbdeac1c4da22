import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { readerTone } from '../../renderer/preferences/reader-tone.ts';
import { sharedChromium } from '../support/chromium.ts';
import { comparePictures } from '../support/compare-pictures.ts';
import { fontsInTime } from './fonts-in-time.ts';

const origin = inject('origin');
const path = '/x/react-date-pickers/date-picker/';

const browser = await sharedChromium();

interface Chosen {
  readonly storage?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly colorScheme?: 'light' | 'dark';
  readonly hash?: string;
}

const violet = JSON.stringify({ primary: { main: '#6d45d8' } });

/** Every value of every visible preference, and each combined with some others. */
const cases: Readonly<Record<string, Chosen>> = {
  'nothing chosen': {},
  'a dark system': { colorScheme: 'dark' },
  'dark in a light system': { storage: { 'mui-mode': 'dark' } },
  'light in a dark system, right to left': {
    storage: { 'mui-mode': 'light', 'mui-direction': 'rtl' },
    colorScheme: 'dark',
  },
  'dark, right to left, dense, in violet, JavaScript': {
    storage: { 'mui-mode': 'dark', 'mui-direction': 'rtl', 'mui-density': 'dense', 'mui-spacing': '4' },
    cookies: { paletteColors: violet, codeVariant: 'JS' },
  },
  'violet in the light': { cookies: { paletteColors: violet } },
  'violet in a dark system, wide spacing': {
    storage: { 'mui-spacing': '12' },
    cookies: { paletteColors: violet },
    colorScheme: 'dark',
  },
  'dense, JavaScript by the address': { storage: { 'mui-density': 'dense' }, hash: '#nothing.js' },
};

async function contextWith({
  storage = {},
  cookies = {},
  colorScheme = 'light',
}: Chosen): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: origin })),
  );
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    Object.entries({ fonts: 'kept', ...storage }),
  );
  return context;
}

/** The page as painted before any script but the inline ones: the others never arrive. */
async function firstFrame(page: Page, hash = ''): Promise<void> {
  await fontsInTime(page);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(origin + path + hash);
}

/** The page after the site's own script has done everything. Demos stay pictures: they come alive later. */
async function settledFrame(page: Page, hash = ''): Promise<void> {
  await fontsInTime(page);
  await page.route('**/assets/page-*.js', (route) => route.abort());
  await page.goto(origin + path + hash);
  await page.waitForLoadState('networkidle');
  // On a busy machine the network is idle before the script has seen code, and asks for its colours.
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('body > link[data-highlighting]')?.sheet,
  );
}

async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  // Drawn afresh: of a part that has been drawn before, a rounded corner may be smoothed otherwise.
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    document.documentElement.style.visibility = 'hidden';
    await frame();
    await frame();
    document.documentElement.style.visibility = '';
    await frame();
    await frame();
  });
  return page.screenshot({ animations: 'disabled' });
}

describe.each(Object.entries(cases))('%s', (_, chosen) => {
  test('the first frame is the settled page, pixel for pixel', async () => {
    const early = await contextWith(chosen);
    const first = await early.newPage();
    await firstFrame(first, chosen.hash);
    // Only the colours of code come later, by design.
    const colors = await first.locator('link[data-highlighting]').getAttribute('href');
    await first.addStyleTag({ url: colors ?? '' });
    const before = await pictureOf(first);
    await early.close();

    const late = await contextWith(chosen);
    const settled = await late.newPage();
    await settledFrame(settled, chosen.hash);
    const after = await pictureOf(settled);
    await late.close();
    // Not their bytes: edges of curves may come out one of 256 levels lighter or darker.
    expect(comparePictures(before, after).share).toBe(0);
  });
});

test('the first frame shows what was chosen', async () => {
  const context = await contextWith({
    storage: { 'mui-mode': 'dark', 'mui-direction': 'rtl' },
    cookies: { paletteColors: violet, codeVariant: 'JS' },
  });
  const page = await context.newPage();
  await firstFrame(page);
  const shown = await page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    return {
      ground: style('body').backgroundColor,
      direction: style('body').direction,
      accent: style('.sidebar [aria-current="page"]').color,
      variant: style('[data-tool="variant"][value="JS"]').textDecorationLine,
      demos: style('html').getPropertyValue('--mui-palette-primary-mainChannel'),
    };
  });
  await context.close();
  const tone = readerTone('#6d45d8', 'dark');
  expect(shown).toEqual({
    ground: 'rgb(12, 20, 33)',
    direction: 'rtl',
    accent: `rgb(${tone.join(', ')})`,
    variant: 'underline',
    demos: tone.join(' '),
  });
});
