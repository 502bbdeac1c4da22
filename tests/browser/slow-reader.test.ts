import { afterAll, expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { slowNetwork } from '../support/slow-network.ts';
import { quarterOfProcessor } from '../support/slow-processor.ts';
import { atEachWidth, layoutShifts, type Reader, visit, wakeDemos } from './visit.ts';

const origin = inject('origin');

const browser = await sharedChromium();
const processor = await quarterOfProcessor(browser);
afterAll(processor.end);

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
const slow = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 };

/** Opens a page that is slow before it loads anything. */
async function visitSlowly(options?: Reader) {
  const visitor = await visit(browser, 'about:blank', options);
  await processor.slow();
  return visitor;
}

test('pages stand still three quarters of the time', async () => {
  const { page, close } = await visitSlowly();
  await page.goto(origin);
  const still = await page.evaluate(() => {
    const start = performance.now();
    let [last, total] = [start, 0];
    // Turns are long on a busy machine.
    for (let turns = 0; turns < 20 && last - start < 30_000; ) {
      const now = performance.now();
      if (now - last > 20) {
        total += now - last;
        turns += 1;
      }
      last = now;
    }
    return total / (last - start);
  });
  await close();
  expect(still).toBeGreaterThan(0.6);
});

test('answers come late, and share what the line carries', async () => {
  const network = await slowNetwork(origin, slow);
  // The first request of a process takes as long as the latency.
  await fetch(origin);
  const start = performance.now();
  const late: number[] = [];
  const sizes = await Promise.all(
    ['/x/react-charts/pie/', '/x/react-data-grid/filtering/'].map(async (path) => {
      const answer = await fetch(network.origin + path, { headers: { 'accept-encoding': 'identity' } });
      late.push(performance.now() - start);
      return (await answer.arrayBuffer()).byteLength;
    }),
  );
  const seconds = (performance.now() - start - slow.latency) / 1000;
  network.close();
  const bytes = sizes.reduce((one, other) => one + other);
  expect(Math.min(...late)).toBeGreaterThanOrEqual(slow.latency);
  expect(bytes / seconds).toBeLessThanOrEqual(slow.throughput);
  expect(bytes).toBeGreaterThan(slow.throughput);
});

// Pages that stand still leave the processor to others.
test.concurrent.for(atEachWidth(pages))(
  'nothing jumps on %s at %i px, with a quarter of the processor and a slow network',
  async ([path, width]) => {
    const { page, close } = await visitSlowly({ viewport: { width, height: 844 } });
    const network = await slowNetwork(origin, slow);
    await page.goto(network.origin + path);
    await page.waitForLoadState('networkidle');
    await wakeDemos(page);
    const jumps = await layoutShifts(page);
    await close();
    network.close();
    expect(jumps).toEqual([]);
  },
);
