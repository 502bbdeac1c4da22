import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { DevUpdate } from '../../renderer/view/dev.ts';
import { contentHash } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import type { Changes } from '../machine/watch-files.ts';
import type { OutputFile } from '../model/output.ts';
import { createStaticHandler } from '../serve/static-handler.ts';
import type { DevPage, PageSession } from './page-session.ts';
import { findingsOf, isKnown, type Shown, shownAs, updateOf } from './update.ts';

export interface DevServer {
  readonly server: Server;
  /** Takes over changed files and brings the open pages up to date. */
  readonly show: (changes: Changes) => Promise<void>;
  /** Examines all pages and brings the open ones up to date, unless files change meanwhile. */
  readonly examine: () => Promise<void>;
}

interface OpenPage {
  readonly path: string;
  readonly response: ServerResponse;
  shown: Shown;
}

/** The file of a page, by its path below that of the site. */
const fileAt = (path: string): string => join(path, 'index.html').slice(1);

/** Changes with the page and its scripts, because their names are in the document. */
const versionOf = ({ html }: DevPage): string | null => (html === null ? null : contentHash(html));

/** An open page reports its version: the browser may have kept an older one. */
const withVersion = (html: string, version: string): string =>
  html.replace(/<main(?=[\s>])/, (main) => `${main} data-version="${version}"`);

/** Folder of the files in the host that the static handler reads; not on disk. */
const folder = '/site';

/** Serves pages on request, with the headers that a host would send. */
export function createDevServer(
  session: PageSession,
  {
    host,
    root,
    client,
    onPage,
  }: {
    readonly host: Host;
    readonly root: string;
    /** Code of the script that shows edits. */
    readonly client: string;
    readonly onPage: (page: DevPage) => void;
  },
): DevServer {
  const files = new Map<string, string | Uint8Array>([['@docs-build/client.js', client]]);
  /** Pages as made since the last change. */
  const last = new Map<string, DevPage>();
  const open = new Set<OpenPage>();

  const made: Host = {
    ...host,
    readBytes: (file) => {
      const path = file.slice(folder.length + 1);
      const contents = files.get(path);
      if (contents === undefined) return host.readBytes(join(root, 'content/public', path));
      return typeof contents === 'string' ? Buffer.from(contents) : contents;
    },
    readText: (file) => {
      const bytes = made.readBytes(file);
      return bytes === null ? null : new TextDecoder().decode(bytes);
    },
  };

  const make = async (path: string): Promise<DevPage> => {
    const page = await session.page(path);
    for (const { path: file, contents } of page.files) files.set(file, contents);
    const version = versionOf(page);
    if (page.html === null || version === null) files.delete(fileAt(path));
    else files.set(fileAt(path), withVersion(page.html, version));
    last.set(path, page);
    onPage(page);
    return page;
  };

  const send = (response: ServerResponse, update: DevUpdate) =>
    response.write(`data: ${JSON.stringify(update)}\n\n`);

  /** `version` is the version of the page in the browser, null when the browser does not send it. */
  const listen = async (path: string, version: string | null, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    // A file may have changed since the browser got the page.
    const page = last.get(path) ?? (await make(path));
    const listener = { path, response, shown: shownAs(page) };
    open.add(listener);
    response.on('close', () => open.delete(listener));
    const current = versionOf(page);
    const reload = version !== null && current !== null && version !== current;
    send(response, {
      reload,
      html: null,
      styles: [],
      demos: null,
      findings: findingsOf(page.diagnostics),
    });
  };

  /** Makes the open pages again, and sends the changes to the browsers that show them. */
  const renew = async (changed: ReadonlySet<string>) => {
    last.clear();
    for (const path of new Set([...open].map((reader) => reader.path))) {
      const page = await make(path);
      for (const reader of open) {
        if (reader.path !== path) continue;
        const update = updateOf(reader.shown, page, changed);
        // An examination that finds nothing new changes nothing in a browser. An edit is always reported.
        if (changed.size > 0 || !isKnown(reader.shown, update)) send(reader.response, update);
        reader.shown = { page, loaded: update.demos?.load ?? reader.shown.loaded };
      }
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const base = session.base();
    const inside = (path: string): string => decodeURI(`/${path.slice(base.length)}`);
    if (pathname === `${base}@docs-build/events`) {
      await listen(inside(searchParams.get('page') ?? base), searchParams.get('version'), response);
      return;
    }
    // A page's address without its slash is only a redirect.
    const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
    if (path.startsWith(base) && (pathname.endsWith('/') || !/\.\w+$/.test(pathname)))
      await make(inside(path));
    const { status, headers, body } = createStaticHandler(
      made,
      folder,
      base,
    )({
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      // Compression takes longer than the transfer on the same machine.
      headers: { ...request.headers, 'accept-encoding': 'identity' },
    });
    response.writeHead(status, headers).end(body ?? undefined);
  };

  // Calls run one after another, because each continues from the previous result.
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(run: () => Promise<Value>): Promise<Value> => {
    const result = queue.then(run);
    queue = result.catch(() => {});
    return result;
  };

  /** Files that take long: pages and edits do not wait for them. */
  const madeAside = async (url: string): Promise<readonly OutputFile[]> => {
    const base = session.base();
    if (url.startsWith(`${base}search/`)) return await session.search();
    const { pathname } = new URL(url, 'http://localhost');
    const folder = /^(.*\/)index\.types\.json$/.exec(pathname)?.[1];
    return folder?.startsWith(base) ? await session.types(decodeURI(`/${folder.slice(base.length)}`)) : [];
  };

  return {
    server: createServer((request, response) => {
      const answered = madeAside(request.url ?? '/').then((made) => {
        for (const { path, contents } of made) files.set(path, contents);
        return inTurn(() => answer(request, response));
      });
      answered.catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    }),
    show: (changes) =>
      inTurn(async () => {
        session.change(changes);
        await renew(changes.files);
      }),
    examine: async () => {
      if (await session.examine()) await inTurn(() => renew(new Set()));
    },
  };
}
