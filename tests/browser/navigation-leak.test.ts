import type { CDPSession, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { settled, visit } from './visit.ts';

const origin = inject('origin');

/** A grid, a chart, and text without a demo. */
const paths = ['/x/react-data-grid/', '/x/react-charts/', '/x/introduction/support/'];

const browser = await sharedChromium();

/** Goes to the pages in turn by clicks on a link in the header, each once the previous page is shown and live. */
const change = (page: Page, from: number, to: number) =>
  page.evaluate(
    async ({ paths, from, to }) => {
      const link = document.querySelector<HTMLAnchorElement>('.logo');
      if (link === null) throw new Error('The header has no link');
      const isReady = () => {
        const demo = document.querySelector<HTMLElement>('[data-demo]');
        return demo === null || demo.dataset.demoState === 'live';
      };
      for (let index = from; index < to; index += 1) {
        const path = paths[index % paths.length] ?? '';
        link.href = path;
        link.click();
        const since = performance.now();
        while (location.pathname !== path || !isReady()) {
          if (performance.now() - since > 60_000) throw new Error(`${path} does not come alive`);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }
    },
    { paths, from, to },
  );

async function measure(page: Page, session: CDPSession) {
  // The pointer of a test and queued work may still refer to the last page.
  await settled(page);
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { metrics } = await session.send('Performance.getMetrics');
  const rules = await page.evaluate(() =>
    [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  );
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  const styles = await page.locator('style').count();
  return { nodes, listeners: jsEventListeners, rules, styles, heap: heap / 1024 / 1024 };
}

test('two hundred changes of page leave nothing behind', async () => {
  const { page, problems, close } = await visit(browser, `${origin}/x/introduction/support/`);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // 50 and 200 are the same page.
  await change(page, 0, 51);
  const early = await measure(page, session);
  await change(page, 51, 201);
  const late = await measure(page, session);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect(late.nodes).toBeLessThan(early.nodes * 1.05 + 50);
  expect(late.listeners).toBeLessThan(early.listeners * 1.05 + 20);
  expect([late.rules, late.styles]).toEqual([early.rules, early.styles]);
  expect(late.heap).toBeLessThan(early.heap + 4);
  expect(problems).toEqual([]);
  await close();
}, 1_200_000);
