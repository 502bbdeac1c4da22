import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';

/** ms for which the pages run before they stand still, at least. */
const run = 10;

function signal(id: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(id, name);
  } catch (error) {
    // The page has been closed meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Leaves the pages of a browser a quarter of the processor until the returned function is called. Chromium itself can slow a
 * page down, but by an empty loop: a page at rest then takes most of a core from whatever runs beside it.
 */
export async function quarterOfProcessor(browser: Browser): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession();
  let ended = false;
  const turns = (async () => {
    while (!ended) {
      const start = performance.now();
      await delay(run);
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
      for (const page of pages) signal(page, 'SIGSTOP');
      await delay(3 * (performance.now() - start));
      for (const page of pages) signal(page, 'SIGCONT');
    }
  })();
  return async () => {
    ended = true;
    await turns;
    await session.detach();
  };
}
