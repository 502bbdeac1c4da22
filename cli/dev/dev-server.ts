import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { DevUpdate } from '../../renderer/view/dev.ts';
import type { Host } from '../machine/host.ts';
import { createStaticHandler } from '../serve/static-handler.ts';
import type { DevPage, PageSession } from './page-session.ts';
import { findingsOf, updateOf } from './update.ts';

export interface DevServer {
  readonly server: Server;
  /** Brings the open pages up to date. */
  readonly show: (changed: ReadonlySet<string>) => Promise<void>;
}

interface OpenPage {
  readonly path: string;
  readonly response: ServerResponse;
}

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
    last.set(path, page);
    onPage(page);
    return page;
  };

  const send = (response: ServerResponse, update: DevUpdate) =>
    response.write(`data: ${JSON.stringify(update)}\n\n`);

  const listen = (path: string, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    const page = { path, response };
    open.add(page);
    response.on('close', () => open.delete(page));
    const findings = findingsOf(last.get(path)?.diagnostics ?? []);
    send(response, { reload: false, html: null, styles: [], demos: null, findings });
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/@docs-build/events') {
      listen(decodeURI(searchParams.get('page') ?? '/'), response);
      return;
    }
    // Without its slash, a page is only a redirect.
    if (pathname.endsWith('/') || !/\.\w+$/.test(pathname)) {
      const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
      const page = await make(decodeURI(path));
      if (page.html === null) files.delete(join(decodeURI(path), 'index.html').slice(1));
    }
    const { status, headers, body } = createStaticHandler(
      made,
      folder,
    )({
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      acceptEncoding: '',
      ifNoneMatch: request.headers['if-none-match'] ?? null,
    });
    response.writeHead(status, headers).end(body ?? undefined);
  };

  // One after another: each continues from the result of the previous one.
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(run: () => Promise<Value>): Promise<Value> => {
    const result = queue.then(run);
    queue = result.catch(() => {});
    return result;
  };

  return {
    server: createServer((request, response) => {
      inTurn(() => answer(request, response)).catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    }),
    show: (changed) =>
      inTurn(async () => {
        for (const path of new Set([...open].map((each) => each.path))) {
          const before = last.get(path) ?? null;
          const update = updateOf(before, await make(path), changed);
          for (const each of open) if (each.path === path) send(each.response, update);
        }
      }),
  };
}
