import type { Browser, Page } from 'playwright-core';
import { type Connection, slowNetwork } from '../../support/slow-network.ts';

/**
 * A poor connection of a phone. Not the emulation of Chromium: with it a page measures next to no time from a request
 * to its answer, and takes the host for near.
 */
const network: Connection = { latency: 150, throughput: 1.6e6 / 8 };

export const kinds = ['document', 'style', 'script', 'font', 'other'] as const;
type Kind = (typeof kinds)[number];

interface Timing {
  /** ms since the navigation began; null for what did not happen. */
  readonly firstPaint: number | null;
  readonly largestPaint: number | null;
  readonly firstAlive: number | null;
  readonly layoutShift: number;
  /** Sum of the time beyond 50 ms of each task after the first paint. */
  readonly blocking: number;
  readonly longestTask: number;
}

export interface Cost extends Timing {
  /** Bytes as sent, and files, before the reader scrolls. */
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly requests: Readonly<Record<Kind, number>>;
}

interface Recorded {
  firstPaint: number | null;
  largestPaint: number | null;
  firstAlive: number | null;
  layoutShift: number;
  tasks: { start: number; duration: number }[];
  lastChange: number;
}

/** Runs in the page before the page's own scripts. */
function record(alive: string): void {
  const recorded: Recorded = {
    firstPaint: null,
    largestPaint: null,
    firstAlive: null,
    layoutShift: 0,
    tasks: [],
    lastChange: 0,
  };
  Object.assign(globalThis, { recorded });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') recorded.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    recorded.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) recorded.layoutShift += value;
  });
  observe('longtask', ({ startTime: start, duration }) => {
    recorded.tasks.push({ start, duration });
    recorded.lastChange = performance.now();
  });
  new MutationObserver(() => {
    recorded.lastChange = performance.now();
    if (document.querySelector(alive) !== null) recorded.firstAlive ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

const kindOf = (type: string): Kind => {
  switch (type) {
    case 'Document':
      return 'document';
    case 'Stylesheet':
      return 'style';
    case 'Script':
      return 'script';
    case 'Font':
      return 'font';
    default:
      return 'other';
  }
};

const none = (): Record<Kind, number> => ({ document: 0, style: 0, script: 0, font: 0, other: 0 });

/** ms without a request, a long task or a change after which a page counts as settled. */
const rest = 2000;
/** ms after which the visit of a page that never settles ends. */
const limit = 45_000;

async function untilAtRest(page: Page, isLoading: () => boolean): Promise<void> {
  const start = performance.now();
  let lastBusy = start;
  while (performance.now() - start < limit && performance.now() - lastBusy < rest) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const quiet = await page.evaluate(
      () => performance.now() - (globalThis as unknown as { recorded: Recorded }).recorded.lastChange,
    );
    if (isLoading() || quiet < 200) lastBusy = performance.now();
  }
}

/**
 * One visit of a reader who only looks. The selector `alive` matches only a page with a live demo; the processor is
 * slowed by `rate`.
 */
export async function measure(browser: Browser, url: string, alive: string, rate: number): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(record, alive);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const open = new Map<string, Kind>();
  const bytes = none();
  const requests = none();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (/^https?:/.test(request.url)) open.set(requestId, kindOf(type ?? 'Other'));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = open.get(requestId);
    if (kind === undefined) return;
    open.delete(requestId);
    bytes[kind] += encodedDataLength;
    requests[kind] += 1;
  });
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  const { origin, pathname } = new URL(url);
  const line = await slowNetwork(origin, network);
  await page.goto(line.origin + pathname, { waitUntil: 'load', timeout: limit });
  await untilAtRest(page, () => open.size > 0);
  const { tasks, lastChange, ...timing } = await page.evaluate(
    () => (globalThis as unknown as { recorded: Recorded }).recorded,
  );
  await context.close();
  line.close();
  const painted = timing.firstPaint ?? 0;
  return {
    ...timing,
    blocking: tasks
      .filter(({ start, duration }) => start + duration > painted)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    bytes,
    requests,
  };
}
