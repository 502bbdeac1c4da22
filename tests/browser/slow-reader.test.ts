import { afterAll, expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { quarterOfProcessor } from '../support/slow-processor.ts';
import { layoutShifts, visit, wakeDemos } from './visit.ts';

const origin = inject('origin');

const browser = await sharedChromium();
afterAll(await quarterOfProcessor(browser));

/** One of each kind. */
const pages = [
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/react-data-grid/filtering/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-charts/pie/',
  '/x/react-tree-view/getting-started/',
  '/x/api/charts/pie-chart/',
  '/no/such/page/',
];

/** A middling phone on a poor connection. */
const slow = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

test('pages stand still three quarters of the time', async () => {
  const { page, close } = await visit(browser, origin);
  const still = await page.evaluate(() => {
    const start = performance.now();
    let [last, total] = [start, 0];
    while (last - start < 1000) {
      const now = performance.now();
      if (now - last > 20) total += now - last;
      last = now;
    }
    return total / (last - start);
  });
  await close();
  expect(still).toBeGreaterThan(0.6);
});

// Pages that stand still leave the processor to others.
test.concurrent.for([1440, 390])(
  'nothing jumps at %i px, with a quarter of the processor and a slow network',
  async (width) => {
    const jumps: string[] = [];
    for (const path of pages) {
      const { page, close } = await visit(browser, 'about:blank', { viewport: { width, height: 844 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
      await page.goto(origin + path, { timeout: 60_000 });
      await page.waitForLoadState('networkidle');
      await wakeDemos(page);
      jumps.push(...(await layoutShifts(page)).map((shift) => `${path} ${shift}`));
      await close();
    }
    expect(jumps).toEqual([]);
  },
);
