import { createServer } from 'node:http';
import { originOf } from '../small-site.ts';

export interface WatchedSite {
  readonly origin: string;
  /** Files whose paths match are not there from now on; null: all are. */
  readonly withhold: (files: RegExp | null) => void;
  readonly close: () => void;
}

/** Runs before everything else in a page. No driver of WebKit reports what stands on the console. */
function watch(): void {
  const said: string[] = [];
  const note = (kind: string, values: readonly unknown[]) =>
    said.push(`${kind}: ${values.map(String).join(' ')}`);
  for (const kind of ['error', 'warn'] as const) {
    const { [kind]: original } = console;
    console[kind] = (...values: unknown[]) => {
      note(kind, values);
      original(...values);
    };
  }
  addEventListener(
    'error',
    ({ target, message }) =>
      note('uncaught', [message ?? (target as Element).getAttribute('src') ?? (target as Element).outerHTML]),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled', [reason]));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('policy', [violatedDirective, blockedURI]),
  );
  Object.assign(globalThis, { said });
  if (!location.search.includes('refused')) return;
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
  window.BroadcastChannel = class {
    constructor() {
      refuse();
    }
  } as unknown as typeof BroadcastChannel;
}

const watcher = '/watch.js';

/**
 * The site at another origin, with a script in every page that keeps what the page says on the console, and refuses
 * storage and channels at addresses with `?refused`. Everything else is as the site's server sends it.
 */
export async function watchedSite(site: string): Promise<WatchedSite> {
  let withheld: RegExp | null = null;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path === watcher) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${watch})();`);
      return;
    }
    if (withheld?.test(path)) {
      response.writeHead(404).end();
      return;
    }
    const answer = await fetch(site + path, { redirect: 'manual', headers: { Accept: '*/*' } });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive'])
      delete headers[name];
    // The server names its own origin for sandboxed documents.
    const policy = headers['content-security-policy'];
    if (policy !== undefined) headers['content-security-policy'] = policy.replaceAll(site, origin);
    if (!headers['content-type']?.startsWith('text/html')) {
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = (await answer.text()).replaceAll(site, origin);
    response
      .writeHead(answer.status, headers)
      .end(html.replace('<head>', () => `<head><script src="${watcher}"></script>`));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = originOf(server);
  return {
    origin,
    withhold: (files) => {
      withheld = files;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
