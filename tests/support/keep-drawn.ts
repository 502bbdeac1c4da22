import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

export interface Patience {
  /** ms between two looks at a page. */
  readonly pause: number;
  /** ms without a frame after which a page counts as no longer drawn. */
  readonly limit: number;
}

/** Whether a page gets a frame while its timers run. A hidden page needs none. */
const isDrawn = (page: Page, limit: number): Promise<boolean> =>
  page.evaluate(
    (limit) =>
      new Promise<boolean>((resolve) => {
        if (document.visibilityState === 'hidden') resolve(true);
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), limit);
      }),
    limit,
  );

/**
 * Has a page go on that Chromium no longer draws. On a busy machine the threads that paint for a process may miss that
 * there is work: the page's timers run, but it gets no frame until the process has other work to paint, such as a window
 * beside it. Seen once in some ten thousand visits, with Chromium 156, for twenty minutes, though the pool of threads
 * was idle. Each time is told on the terminal.
 */
export async function keepDrawn(
  page: Page,
  { pause, limit }: Patience = { pause: 20_000, limit: 20_000 },
): Promise<void> {
  while (!page.isClosed()) {
    await delay(pause, undefined, { ref: false });
    try {
      if (await isDrawn(page, limit)) continue;
      process.stderr.write(`Chromium had stopped drawing ${page.url()}; a window beside it has it go on.\n`);
      await page.evaluate(() => {
        const beside = open('about:blank');
        setTimeout(() => beside?.close(), 1000);
      });
    } catch {
      // A page that is on its way to another address is looked at the next time.
    }
  }
}
