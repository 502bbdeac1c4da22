import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';

/** ms for which the pages run before they stand still, at least. */
const run = 10;

/** Says whether there still is such a process. */
function signal(id: number, name: 'SIGSTOP' | 'SIGCONT'): boolean {
  try {
    return process.kill(id, name);
  } catch (error) {
    // The page has been closed meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    return false;
  }
}

export interface SlowProcessor {
  /** Slows the pages that are open now, and what they load later. */
  readonly slow: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * Leaves pages of a browser a quarter of the processor. Chromium itself can slow a page down, but by an empty loop: a page
 * at rest then takes most of a core from whatever runs beside it.
 */
export async function quarterOfProcessor(browser: Browser): Promise<SlowProcessor> {
  const session = await browser.newBrowserCDPSession();
  const pages = new Set<number>();
  let ended = false;
  const turns = (async () => {
    let stopped: readonly number[] = [];
    while (!ended) {
      // Taken before they run and after they stand still: whatever this process waits for in between counts as theirs.
      const start = performance.now();
      for (const page of stopped) signal(page, 'SIGCONT');
      await delay(run);
      stopped = [...pages];
      for (const page of stopped) if (!signal(page, 'SIGSTOP')) pages.delete(page);
      await delay(Math.ceil(3 * (performance.now() - start)));
    }
    for (const page of stopped) signal(page, 'SIGCONT');
  })();
  return {
    slow: async () => {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      for (const { type, id } of processInfo) if (type === 'renderer') pages.add(id);
    },
    end: async () => {
      ended = true;
      await turns;
      await session.detach();
    },
  };
}
