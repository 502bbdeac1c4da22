/** Answer of the server to a request for a page. */
export interface Fetched {
  readonly html: string;
  /** Address after redirects. */
  readonly url: string;
}

interface Kept {
  readonly page: Promise<Fetched>;
  readonly abort: AbortController;
  readonly since: number;
  arrived: boolean;
}

const most = 12;

/** ms; later the site may have been rebuilt, and the page's scripts be gone. */
const freshFor = 5 * 60 * 1000;

/** Pages by address, the most recently requested ones last. */
const kept = new Map<string, Kept>();

async function fetchPage(address: string, signal: AbortSignal): Promise<Fetched> {
  const response = await fetch(address, { signal, headers: { Accept: 'text/html' } });
  const isPage = response.ok && response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage || new URL(response.url).origin !== location.origin)
    throw new Error(`${address} is not a page`);
  return { html: await response.text(), url: response.url };
}

function remember(address: string, page: Kept): void {
  kept.delete(address);
  kept.set(address, page);
  for (const [oldest, { abort }] of kept) {
    if (kept.size <= most) break;
    abort.abort();
    kept.delete(oldest);
  }
}

/** The page at an address, from memory if it is there; rejects when there is none. */
export function loadPage(address: string): Promise<Fetched> {
  const known = kept.get(address);
  if (known !== undefined && Date.now() - known.since < freshFor) {
    remember(address, known);
    return known.page;
  }
  const abort = new AbortController();
  const page: Kept = {
    page: fetchPage(address, abort.signal),
    abort,
    since: Date.now(),
    arrived: false,
  };
  remember(address, page);
  page.page.then(
    () => {
      page.arrived = true;
    },
    () => {
      if (kept.get(address) === page) kept.delete(address);
    },
  );
  return page.page;
}

/** Aborts all requests but that for one address: the reader goes there. */
export function abandonOthers(address: string): void {
  for (const [other, { abort, arrived }] of kept) {
    if (other === address || arrived) continue;
    abort.abort();
    kept.delete(other);
  }
}
