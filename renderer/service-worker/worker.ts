// Serves visited pages offline, with the scripts of their own build. Bundled alone; never imported. Own code because
// Workbox caches single files, and has no notion of a page with the files of its build.
import type { WorkerFacts, WorkerMessage } from './model.ts';

declare const self: ServiceWorkerGlobalScope;
declare const docsBuild: WorkerFacts;

/** Other sites of the origin may have workers and caches of their own. */
const family = `docs ${new URL(self.registration.scope).pathname} `;
const ownName = family + docsBuild.id;

const checkForUpdate = (): void => {
  self.registration.update().catch(() => {});
};

/** Caches of earlier builds, latest first. */
async function olderNames(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(family) && name !== ownName).reverse();
}

/** From the cache of this build or an earlier one: offline, an older page is better than none. */
async function cached(request: Request): Promise<Response | undefined> {
  for (const name of [ownName, ...(await olderNames())]) {
    // Opening one that a new worker has just deleted would create it again, empty.
    const found = await caches.match(request, { cacheName: name, ignoreSearch: true, ignoreVary: true });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Keeps the worker running during work that no caller awaits. */
type Later = (work: Promise<unknown>) => void;

const putInto = async (name: string, request: Request, response: Response): Promise<void> =>
  (await caches.open(name)).put(request, response);

/** The name of a file in `assets/` has a hash of its contents, so a copy is never stale; every build caches its own. */
async function asset(request: Request, later: Later): Promise<Response> {
  // With a storage that is full, broken or refused, the page still gets its file.
  const mine = await caches.match(request, { cacheName: ownName, ignoreVary: true }).catch(() => undefined);
  if (mine !== undefined) return mine;
  const response = (await cached(request).catch(() => undefined)) ?? (await fetch(request));
  // A missing file means that its build is gone.
  if (response.status === 404) checkForUpdate();
  if (response.ok) later(putInto(ownName, request, response.clone()));
  return response;
}

const isHtml = (response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('text/html') === true;

const ofThisBuild = (html: string): boolean =>
  docsBuild.scripts.every((script) => html.includes(`"${script}"`));

const assetsPath = `${docsBuild.base}assets/`;

/** Addresses of assets between quotation marks; `before` is a pattern. */
const assetsIn = (text: string, before = ''): Request[] =>
  [...text.matchAll(new RegExp(`${before}"(${assetsPath}[^"]+)"`, 'g'))].map(
    ([, url = '']) => new Request(url),
  );

const linkedAssets = (html: string): Request[] => assetsIn(html, '\\b(?:src|href)=');

/** Files of further demos, which their page does not link; none unless it links those of its first demo. */
async function furtherAssets(html: string, later: Later): Promise<Request[]> {
  // The script of a page with demos names what they need.
  const script = assetsIn(html).find(({ url }) => new URL(url).pathname.startsWith(`${assetsPath}page-`));
  if (script === undefined || !html.includes(`"${assetsPath}demos-`)) return [];
  return assetsIn(await (await asset(script, later)).text());
}

/** A page is cached with everything that it links and that its demos need, or not at all. */
async function keep(request: Request, response: Response): Promise<void> {
  if (!response.ok || response.redirected) return;
  if (isHtml(response)) {
    const html = await response.clone().text();
    if (!ofThisBuild(html)) {
      checkForUpdate();
      return;
    }
    const copies: Promise<unknown>[] = [];
    const copied: Later = (work) => copies.push(work);
    const needed = [...linkedAssets(html), ...(await furtherAssets(html, copied))];
    const assets = await Promise.all(needed.map((file) => asset(file, copied)));
    if (assets.some(({ ok }) => !ok)) return;
    await Promise.all(copies);
  }
  const own = await caches.open(ownName);
  // A static host ignores the query.
  const url = new URL(request.url);
  url.search = '';
  await own.put(url.href, response);
}

/** Files without a hash in their names come from the network when there is one. */
async function fresh(request: Request, later: Later): Promise<Response> {
  const isNavigation = request.mode === 'navigate';
  try {
    const response = await fetch(request);
    later(keep(request, response.clone()));
    return response;
  } catch (error) {
    const found = await cached(request);
    const instead = found ?? (isNavigation ? await cached(new Request(docsBuild.offline)) : undefined);
    if (instead === undefined) throw error;
    return instead;
  }
}

/** Files whose copy fails are fetched again at the next request. */
function answer(request: Request, event: ExtendableEvent): Promise<Response> {
  const later: Later = (work) => event.waitUntil(work.catch(() => {}));
  const { pathname } = new URL(request.url);
  return pathname.startsWith(assetsPath) ? asset(request, later) : fresh(request, later);
}

/** Open pages may still request files of the previous build; older caches go. */
async function dropOldCaches(): Promise<void> {
  const [, ...old] = await olderNames();
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => {
  const request = new Request(docsBuild.offline, { cache: 'no-cache' });
  event.waitUntil(fetch(request).then((response) => keep(request, response)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message === 'skip-waiting') {
    self.skipWaiting();
    return;
  }
  const works = message.visited.map((url) => answer(new Request(url), event).catch(() => {}));
  event.waitUntil(Promise.all(works));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || request.headers.has('Range')) return;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || !pathname.startsWith(docsBuild.base)) return;
  event.respondWith(answer(request, event));
});
