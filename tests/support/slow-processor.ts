import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';

/** ms for which the pages run before they stand still, at least. */
const run = 10;

/** Sends a signal to all processes; one whose page has been closed leaves the set. */
function signal(processes: Set<number>, name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const id of processes)
    try {
      process.kill(id, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      processes.delete(id);
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
    while (!ended) {
      // Taken before they run and after they stand still: whatever this process waits for in between counts as theirs.
      const start = performance.now();
      signal(pages, 'SIGCONT');
      await delay(run);
      signal(pages, 'SIGSTOP');
      await delay(Math.ceil(3 * (performance.now() - start)));
    }
    signal(pages, 'SIGCONT');
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
