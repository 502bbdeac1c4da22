import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { gate } from '../support/gate.ts';
import { slowNetwork } from '../support/slow-network.ts';
import { changeHtml } from './changed-html.ts';
import { fontsInTime } from './fonts-in-time.ts';
import { layoutShifts, settled, visit } from './visit.ts';

const origin = inject('origin');

const browser = await sharedChromium();

/** Names of the fonts that render an element's text. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'a font of the machine'));
}

/** What a font file's visit began with, in ms since that of the page, and the page's own steps. */
const timing = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      loaded: navigation?.loadEventStart ?? 0,
      fonts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    };
  });

test.each(['/x/introduction/support/', '/x/react-charts/bars/'])(
  '%s asks for few, small fonts, each once, and is drawn with them',
  async (path) => {
    const { page, close } = await visit(browser, 'about:blank', { storage: { fonts: 'kept' } });
    await fontsInTime(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
    });
    await page.goto(origin + path);
    await expect.poll(async () => (await timing(page)).painted).toBeGreaterThan(0);
    const { painted, fonts } = await timing(page);
    const title = await fontsOf(page, 'h1');
    const text = await fontsOf(page, '.prose p');
    await close();
    expect(asked).toHaveLength(2);
    expect(new Set(asked).size, 'each once').toBe(asked.length);
    for (const file of asked) expect(statSync(join(inject('out'), file)).size).toBeLessThanOrEqual(31_000);
    for (const start of fonts) expect(start).toBeLessThan(painted);
    expect(title).toEqual(['IBM Plex Sans']);
    expect(text).toContain('IBM Plex Sans');
  },
);

test('near the host the first text waits for fonts that are on their way, for 100 ms at most', async () => {
  const { page, close } = await visit(browser, 'about:blank');
  await page.addInitScript(() => {
    // Runs right before the first paint, after the script of the head.
    requestAnimationFrame(() => requestAnimationFrame((time) => Object.assign(window, { firstFrame: time })));
  });
  await page.goto(`${origin}/x/introduction/support/`);
  await expect.poll(async () => (await timing(page)).painted).toBeGreaterThan(0);
  const { painted } = await timing(page);
  const { answered, arrived, firstFrame } = await page.evaluate(() => ({
    answered: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart,
    arrived: Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ),
    firstFrame: (window as unknown as { firstFrame: number }).firstFrame,
  }));
  const waits = firstFrame - answered < 450;
  if (waits && painted - firstFrame < 100) expect(painted, 'text before the fonts').toBeGreaterThan(arrived);
  expect(await page.locator(':root[data-fonts]').count()).toBe(0);
  expect(await layoutShifts(page)).toEqual([]);
  await close();
});

test('text that a slow processor has delayed does not wait for fonts as well', async () => {
  const { page, close } = await visit(browser, 'about:blank');
  const { open: release, opened } = gate();
  await page.addInitScript(() => {
    Object.assign(window, { hasWaited: false });
    new MutationObserver(() => Object.assign(window, { hasWaited: true })).observe(document, {
      attributeFilter: ['data-fonts'],
      subtree: true,
    });
  });
  await page.route('**/*.woff2', async (route) => {
    await opened;
    await route.continue();
  });
  // Nothing is painted before it has arrived.
  await page.route('**/late.css', async (route) => {
    await new Promise((later) => setTimeout(later, 600));
    await route.fulfill({ contentType: 'text/css', body: '' });
  });
  await changeHtml(page, '**/support/', (html) =>
    html.replace('</head>', '<link rel="stylesheet" href="/late.css"></head>'),
  );
  await page.goto(`${origin}/x/introduction/support/`, { waitUntil: 'commit' });
  await expect.poll(async () => (await timing(page)).painted).toBeGreaterThan(0);
  const hasWaited = await page.evaluate(() => (window as unknown as { hasWaited: boolean }).hasWaited);
  expect([hasWaited, await fontsOf(page, 'h1')]).toEqual([false, ['a font of the machine']]);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await close();
});

test('without JavaScript the fonts come by the style sheet', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${origin}/x/introduction/support/`);
  await context.close();
  expect(fonts.some((path) => path.includes('plex-sans'))).toBe(true);
});

test('far from the host fonts wait for the page, and are asked for at once on the next visit', async () => {
  const { page, close } = await visit(browser, 'about:blank');
  const far = await slowNetwork(origin, { latency: 300, throughput: Number.POSITIVE_INFINITY });
  await page.goto(`${far.origin}/x/introduction/support/`);
  await expect.poll(async () => (await timing(page)).fonts).toHaveLength(2);
  const first = await timing(page);
  for (const start of first.fonts) expect(start).toBeGreaterThanOrEqual(first.loaded + 2000);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('kept');
  expect(await fontsOf(page, 'h1')).toEqual(['a font of the machine']);
  expect(await layoutShifts(page)).toEqual([]);

  await page.reload();
  // The first paint may come after the event `load`.
  await expect.poll(async () => (await timing(page)).painted).toBeGreaterThan(0);
  const second = await timing(page);
  expect(second.fonts).toHaveLength(2);
  for (const start of second.fonts) expect(start).toBeLessThan(second.painted);
  await close();
  far.close();
});

test.each([390, 1440])(
  'fonts that come late move nothing at %d px, and serve from the next page on',
  async (width) => {
    const { page, close } = await visit(browser, 'about:blank', { viewport: { width, height: 900 } });
    const { open: release, opened } = gate();
    await page.route('**/*.woff2', async (route) => {
      await opened;
      await route.continue();
    });
    // The fonts hold back "load". Before "DOMContentLoaded", which makes ids of nodes invalid, `fontsOf` may fail.
    await page.goto(`${origin}/x/introduction/support/`, { waitUntil: 'domcontentloaded' });
    await settled(page);
    expect(await fontsOf(page, 'h1')).toEqual(['a font of the machine']);
    release();
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await fontsOf(page, 'h1')).toEqual(['a font of the machine']);
    await page.waitForFunction(() => localStorage.getItem('fonts') === 'kept');
    await page
      .locator('.sidebar a[href="/x/introduction/licensing/"]')
      .evaluate((each: HTMLElement) => each.click());
    await page.waitForURL('**/x/introduction/licensing/');
    await page.locator('main[data-status="entered"]').waitFor();
    expect(await fontsOf(page, 'h1')).toEqual(['IBM Plex Sans']);
    await settled(page);
    expect(await layoutShifts(page)).toEqual([]);
    await close();
  },
);
