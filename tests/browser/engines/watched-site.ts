import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { originOf } from '../../support/served-site.ts';

export interface WatchedSite {
  readonly origin: string;
  /** Values that pages have sent to `/report`. */
  readonly reports: readonly unknown[];
  /** Files whose paths match are not there from now on; null: all are. */
  readonly withhold: (files: RegExp | null) => void;
  /** From now on, another build is there: every script and style sheet has another address, and none the one before. */
  readonly deploy: () => void;
  /** From now on, a browser may keep pages for ten minutes, but none of their files. */
  readonly keepPagesAlone: () => void;
  /** From now on, no policy for a demo's frame allows code from text. */
  readonly forbidEval: () => void;
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

/** Where files with a hash in their names are, and where they are after a deployment. */
const assets = '/assets/';
const deployed = '/assets-of-the-next-build/';

/**
 * The site at another origin, with a script in every page that keeps what the page says on the console, and refuses
 * storage and channels at addresses with `?refused`. Everything else is as the site's server sends it. `drive` is code
 * that runs in every page as well.
 */
export async function watchedSite(site: string, drive = ''): Promise<WatchedSite> {
  const reports: unknown[] = [];
  let withheld: RegExp | null = null;
  let isDeployed = false;
  let keepsPagesAlone = false;
  let allowsEval = true;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path === watcher) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${watch})();${drive}`);
      return;
    }
    if (path === '/report') {
      reports.push(await json(request));
      response.end();
      return;
    }
    if (withheld?.test(path) || (isDeployed && path.startsWith(assets))) {
      response.writeHead(404).end();
      return;
    }
    const answer = await fetch(site + path.replace(deployed, assets), {
      redirect: 'manual',
      headers: { Accept: '*/*' },
    });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive'])
      delete headers[name];
    const isPage = headers['content-type']?.startsWith('text/html') === true;
    if (keepsPagesAlone) headers['cache-control'] = isPage ? 'max-age=600' : 'no-store';
    // The server names its own origin for sandboxed documents.
    const policy = headers['content-security-policy'];
    if (policy !== undefined)
      headers['content-security-policy'] = policy
        .replaceAll(site, origin)
        .replace(allowsEval ? '' : " 'unsafe-eval'", '');
    if (!isPage) {
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isText = /script|css|json/.test(headers['content-type'] ?? '');
      response
        .writeHead(answer.status, headers)
        .end(isDeployed && isText ? bytes.toString().replaceAll(assets, deployed) : bytes);
      return;
    }
    const text = (await answer.text()).replaceAll(site, origin);
    const html = isDeployed ? text.replaceAll(assets, deployed) : text;
    response
      .writeHead(answer.status, headers)
      .end(html.replace('<head>', () => `<head><script src="${watcher}"></script>`));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = originOf(server);
  return {
    origin,
    reports,
    withhold: (files) => {
      withheld = files;
    },
    deploy: () => {
      isDeployed = true;
    },
    keepPagesAlone: () => {
      keepsPagesAlone = true;
    },
    forbidEval: () => {
      allowsEval = false;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
