// The font of the first frame of first visits, and when it comes: `npm run bench:first`. The site must be built. Settings,
// all from the environment: RUNS (24 visits of each page, network and processor), OUT (out), HEADING.
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { slowNetwork } from '../../support/slow-network.ts';
import { calibrate, rateOf, reference } from '../page-cost/calibrate.ts';
import { hostFolder } from '../page-cost/host.ts';
import { markdownTable, median, repository, writeResults } from '../results.ts';

const { RUNS = '24', OUT = 'out', HEADING = 'What a first visit shows' } = process.env;

const pages = ['/x/introduction/support/', '/x/react-date-pickers/date-picker/'];

const networks = [
  { name: '20 Mbit/s, 20 ms', latency: 20, throughput: 20e6 / 8 },
  { name: '5 Mbit/s, 60 ms', latency: 60, throughput: 5e6 / 8 },
  { name: '1.6 Mbit/s, 150 ms', latency: 150, throughput: 1.6e6 / 8 },
  { name: '0.4 Mbit/s, 400 ms', latency: 400, throughput: 0.4e6 / 8 },
];

const slowings = [1, 4, 8];

interface First {
  readonly painted: number;
  readonly hasFont: boolean;
}

/** Runs in the page before its own scripts. */
function noteFirst(): void {
  new PerformanceObserver((list) => {
    const [entry] = list.getEntriesByName('first-contentful-paint');
    if (entry === undefined) return;
    const hasFont = [...document.fonts].some(
      ({ family, status }) => /^"?IBM Plex Sans"?$/.test(family) && status === 'loaded',
    );
    Object.assign(globalThis, { first: { painted: entry.startTime, hasFont } });
  }).observe({ type: 'paint', buffered: true });
}

/** A visit with nothing in the browser's cache. */
async function visitFirst(browser: Browser, url: string, rate: number): Promise<First> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(noteFirst);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(url, { waitUntil: 'commit' });
  const first = await page.waitForFunction(() => (globalThis as unknown as { first?: First }).first);
  const seen = (await first.jsonValue()) as First;
  await context.close();
  return seen;
}

test('what a first visit shows', async () => {
  const browser = await launchChromium();
  const host = await hostFolder(join(repository, OUT));
  const cells = pages.flatMap((path) =>
    networks.flatMap((network) =>
      slowings.map((slowing) => ({ path, network, slowing, visits: [] as First[] })),
    ),
  );
  // The host compresses each file on its first visit.
  for (const path of pages) await visitFirst(browser, host.origin + path, 1);
  const works: number[] = [];
  // In turn, so that a slow minute of the machine affects all.
  for (let run = 0; run < Number(RUNS); run += 1) {
    const work = await calibrate(browser);
    works.push(work);
    for (const { path, network, slowing, visits } of cells) {
      const line = await slowNetwork(host.origin, network);
      visits.push(await visitFirst(browser, line.origin + path, rateOf(slowing, work)));
      line.close();
    }
  }
  const version = browser.version();
  await browser.close();
  host.close();
  const table = markdownTable(
    [
      ['page', '---'],
      ['network', '---'],
      ['processor', '---:'],
      ['with Plex, %', '---:'],
      ['first paint, ms', '---:'],
    ],
    cells.map(({ path, network, slowing, visits }) => [
      path,
      network.name,
      `${slowing}×`,
      String(Math.round((visits.filter(({ hasFont }) => hasFont).length / visits.length) * 100)),
      median(visits.map(({ painted }) => painted)).toFixed(0),
    ]),
  );
  const about = `Chromium ${version}; empty cache, 1440 × 900; ${RUNS} visits each in turn, medians. The fixed work took ${Math.round(median(works))} ms in place of ${reference}.`;
  writeResults(HEADING, about, table);
  expect(cells.every(({ visits }) => visits.length === Number(RUNS))).toBe(true);
});
