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
  const renderers = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  };
  const turns = (async () => {
    let pages = await renderers();
    while (!ended) {
      const start = performance.now();
      await delay(run);
      const stopped = pages;
      for (const page of stopped) signal(page, 'SIGSTOP');
      const pause = delay(3 * (performance.now() - start));
      // Asked while they stand still: the answer may take long.
      pages = await renderers();
      await pause;
      for (const page of stopped) signal(page, 'SIGCONT');
    }
  })();
  return async () => {
    ended = true;
    await turns;
    await session.detach();
  };
}
