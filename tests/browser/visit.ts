import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { parse } from 'yaml';
import { watchFailedRequests } from './failed-requests.ts';

const config = parse(readFileSync(new URL('../../content/site.yaml', import.meta.url), 'utf8'));
export const allowedConsole: readonly string[] = config.demos.allowedConsole ?? [];

export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, failed requests. */
  readonly problems: string[];
  readonly close: () => Promise<void>;
}

export interface Reader extends BrowserContextOptions {
  /** ms the browser's clock is ahead of the machine's */
  readonly clockShift?: number;
  /** The time at which its clock stands still. */
  readonly stoppedAt?: string;
  readonly storage?: Readonly<Record<string, string>>;
}

/** Each path at the width of a desk and at that of a phone. */
export const atEachWidth = (paths: readonly string[]) =>
  paths.flatMap((path) => [1440, 390].map((width) => [path, width] as const));

/** Opens a page as a reader with their own clock, zone, language, size and stored preferences. */
export async function visit(
  browser: Browser,
  url: string,
  { clockShift = 0, stoppedAt, storage = {}, ...options }: Reader = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  await context.addInitScript(
    ({ shift, stopped, entries }) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
      if (shift === 0 && stopped === undefined) return;
      const SystemDate = Date;
      const now = () => stopped ?? SystemDate.now() + shift;
      globalThis.Date = class extends SystemDate {
        constructor(...values: []) {
          if (values.length === 0) super(now());
          else super(...values);
        }
        static override now() {
          return now();
        }
      } as DateConstructor;
    },
    {
      shift: clockShift,
      stopped: stoppedAt === undefined ? undefined : Date.parse(stoppedAt),
      entries: Object.entries(storage),
    },
  );
  await context.addInitScript(() => {
    const shifts: string[] = [];
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          // The box of a moved text may be that of its whole line, so the same before and after.
          const text = `${node?.nodeName} "${node?.textContent?.slice(0, 30)}"`;
          return `${element?.closest('[data-demo]')?.id ?? ''} ${element?.tagName}.${element?.getAttribute('class')} ${text} ${box(previousRect)} → ${box(currentRect)}`;
        });
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join('; ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shiftsSoFar = () => {
      note(observer.takeRecords());
      return shifts.splice(0);
    };
    Object.assign(globalThis, { shiftsSoFar });
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type())) return;
    if (!allowedConsole.some((part) => text.includes(part))) problems.push(`${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  const unwatch = watchFailedRequests(page, (request) =>
    problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  await page.goto(url);
  const close = () => {
    unwatch();
    return context.close();
  };
  return { page, problems, close };
}

/** Waits until the page at `path` has taken the place of another. */
export const arrived = (page: Page, path: string) =>
  page.waitForFunction(
    (path) =>
      location.pathname === path && document.querySelector('main')?.getAttribute('data-status') === 'entered',
    path,
  );

/**
 * Waits until the page is at rest: for some frames no element has changed and no animation runs. Waits three seconds, and
 * some frames, for what never rests, such as a demo with a clock.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let quiet = 0;
    const observer = new MutationObserver(() => {
      quiet = 0;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const moves = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const deadline = performance.now() + 3000;
    for (let frames = 0; quiet < 8 && (frames < 30 || performance.now() < deadline); frames += 1) {
      await new Promise(requestAnimationFrame);
      quiet = document.getAnimations().some(moves) ? 0 : quiet + 1;
    }
    observer.disconnect();
  });

/** Waits while a demo is coming alive. */
export const loadedDemos = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-demo-state="loading"]') === null);

/** Pixels by which the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

/**
 * Scrolls from demo to demo until each one is live; returns those that are not, and how far they have come. Ends after 200
 * seconds, so that a test can still say which they are.
 */
export async function wakeDemos(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const deadline = performance.now() + 200_000;
    const demos = () => [...document.querySelectorAll<HTMLElement>('[data-demo]')];
    const woken = ({ dataset }: HTMLElement) => ['live', 'failed'].includes(dataset.demoState ?? '');
    /** Locators of the runner would look for the element in every frame, which costs as much as a chart. */
    const wake = (demo: HTMLElement) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          clearTimeout(limit);
          resolve();
        };
        const look = () => {
          if (woken(demo)) end();
        };
        const observer = new MutationObserver(look);
        const limit = setTimeout(end, deadline - performance.now());
        observer.observe(demo, { attributeFilter: ['data-demo-state'] });
        demo.scrollIntoView({ block: 'center', behavior: 'instant' });
        look();
      });
    // A page that replaced another lays demos far below out late. Where a jump comes to one before, Chromium counts a shift
    // in the frame of the jump, which has the right height at once: nobody sees anything move.
    const isLaidOut = () => document.querySelector('.demo[style*="content-visibility"]') === null;
    while (!isLaidOut() && performance.now() < deadline) await new Promise(requestAnimationFrame);
    for (let index = 0; index < demos().length; index += 1) {
      const demo = demos()[index];
      if (demo !== undefined) await wake(demo);
    }
  });
  await settled(page);
  return page.locator('[data-demo]').evaluateAll((all) =>
    all
      .filter((demo) => (demo as HTMLElement).dataset.demoState !== 'live')
      .map((demo) => {
        const mounted = demo.querySelector('.demo-live') === null ? '' : ', mounted';
        return `${demo.id}: ${(demo as HTMLElement).dataset.demoState}${mounted}`;
      }),
  );
}

/** What has moved since the page was opened or this was last asked. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A shift is known after the frame that shows it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shiftsSoFar: () => string[] }).shiftsSoFar();
  });
