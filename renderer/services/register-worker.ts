import type { WorkerMessage } from '../service-worker/model.ts';

export interface WorkerOptions {
  /** URL of the worker. */
  readonly path: string;
  /** The only host on which pages register it. */
  readonly host: string;
}

/** ms between two checks whether the window has the focus. */
const pollInterval = 100;

/** Least ms between two reloads: a host that serves two builds in turn must not keep a reader from reading. */
const leastPause = 60_000;

const reloadedKey = 'service-worker-reload';

const tell = (worker: ServiceWorker | null, message: WorkerMessage): void => worker?.postMessage(message);

function reloadedLately(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(reloadedKey)) < leastPause;
  } catch {
    return false;
  }
}

function reload(): void {
  try {
    sessionStorage.setItem(reloadedKey, String(Date.now()));
  } catch {
    // Only the updates themselves then separate two reloads.
  }
  location.reload();
}

/** A reload would lose what a reader is writing. */
const isBusy = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable], [contenteditable] *') ===
    true || document.querySelector('dialog[open]') !== null;

let reloading = false;

function reloadWhenFocused(): void {
  if (reloading) return;
  reloading = true;
  const timer = setInterval(() => {
    if (!document.hasFocus() || isBusy() || reloadedLately()) return;
    clearInterval(timer);
    reload();
  }, pollInterval);
}

/** A new worker takes over at once. Then a page that had another one before reloads. */
function watch(worker: ServiceWorker | null): void {
  if (worker === null) return;
  const isUpdate = navigator.serviceWorker.controller !== null;
  const look = () => {
    if (worker.state === 'installed') tell(worker, 'skip-waiting');
    if (worker.state === 'activated' && isUpdate) reloadWhenFocused();
  };
  worker.addEventListener('statechange', look);
  look();
}

/** Sends the worker the URLs that this page requested before the worker took over. */
async function nameLoadedFiles(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const nameToWorker = (urls: readonly string[]) => tell(registration.active, { visited: urls });
  nameToWorker([location.href]);
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const missed = entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
    const own = missed.filter((url) => url.startsWith(`${location.origin}/`));
    if (own.length > 0) nameToWorker(own);
  }).observe({ type: 'resource', buffered: true });
}

async function register(path: string): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = serviceWorker.controller === null;
  const registration = await serviceWorker.register(path);
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  // A browser looks for a new worker only at full page loads.
  document.addEventListener('docs:page', () => {
    registration.update().catch(() => {});
  });
  if (isFirstVisit) await nameLoadedFiles();
}

/** Registers the site's worker after the page has loaded everything it needs. */
export function startServiceWorker({ path, host }: WorkerOptions): void {
  if (location.host !== host || !('serviceWorker' in navigator)) return;
  // Without a worker, for example where storage is forbidden, pages are read online.
  const start = () => register(path).catch(() => {});
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
