import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientCode } from '../dev/client.ts';
import { createDevServer } from '../dev/dev-server.ts';
import { createPageSession, type DevPage } from '../dev/page-session.ts';
import { createSiteSession } from '../dev/site-session.ts';
import { diskCache, noCache } from '../machine/cache.ts';
import { diskHost, hostWithin } from '../machine/host.ts';
import { join, realPath, resolve } from '../machine/paths.ts';
import { cacheFolder, templatesFolder } from '../machine/tool.ts';
import { type FileWatcher, watchFiles } from '../machine/watch-files.ts';
import { workFolder } from '../machine/writable.ts';
import { lineReader } from '../report/line-reader.ts';
import { pretty } from '../report/pretty.ts';
import { sortDiagnostics } from '../report/report.ts';
import { withEnds } from '../report/with-ends.ts';
import { UsageError } from './usage-error.ts';

export interface DevOptions {
  readonly root: string;
  readonly port: number;
  readonly host: string;
  readonly cache: boolean;
  readonly cacheDir?: string;
  /** Replaces the path of the site's URL. */
  readonly base?: string;
}

/** ms in which a browser usually requests a first page. */
const patience = 3000;

/** ms in which a browser requests the files of a page. */
const loading = 500;

/** A page with the same parts fails in the same way, and reports the error. */
const ignored = () => {};

/** Listens on a port, or on the next free one; resolves to that port. */
async function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  for (let next = port; next <= Math.min(port + 50, 65_535); next += 1) {
    const isTaken = await new Promise<boolean>((answer, failed) => {
      const refuse = (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? answer(true) : failed(error);
      server.once('error', refuse).listen(next, host, () => {
        server.off('error', refuse);
        answer(false);
      });
    });
    const address = server.address();
    if (!isTaken && address !== null && typeof address !== 'string') return address;
  }
  throw new UsageError(`Ports ${port} to ${port + 50} are taken. Choose another with --port.`);
}

/** Serves a site under work and shows edits in the open pages, until a signal ends it. */
export async function runDev(options: DevOptions, print: (text: string) => Promise<void>): Promise<never> {
  if (!existsSync(join(options.root, 'content')))
    throw new UsageError(
      `--root ${options.root} has no folder content/. A site is a folder with content/ in it.`,
    );
  const start = Date.now();
  const root = realPath(options.root);
  const cacheDir = options.cacheDir === undefined ? cacheFolder(root) : resolve(options.cacheDir);
  const cache = options.cache ? diskCache(cacheDir) : noCache;
  // Another process makes it while this one reads the site.
  const client = clientCode();
  const site = createSiteSession({ root, host: diskHost, cache, folder: workFolder(cacheDir, root) });
  const pages = createPageSession(site);
  pages.prepare();

  const within = hostWithin(root);
  const lineAt = lineReader(within, root);
  let printed = '';
  const onPage = ({ diagnostics }: DevPage) => {
    const report = pretty(withEnds(sortDiagnostics(diagnostics), lineAt), lineAt);
    if (report !== printed) print(report === '' ? 'no problems\n' : report);
    printed = report;
    goOn();
    watcher?.add(pages.read());
  };

  const fail = (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  };
  let idle: NodeJS.Timeout | undefined;
  let isFirst = true;
  let watcher: FileWatcher | null = null;
  // Takes longer than the first page, which has precedence.
  const goOn = () => {
    if (!isFirst) return;
    isFirst = false;
    setTimeout(() => site.warmUp().then(examine, ignored).catch(fail), loading);
    watcher = watchFiles([join(root, 'content'), templatesFolder(root)], start, (changes) => {
      clearTimeout(idle);
      show(changes)
        .then(() => {
          clearTimeout(idle);
          idle = setTimeout(() => examine().catch(fail), loading);
        })
        .catch(fail);
    });
  };

  const { server, show, examine } = createDevServer(pages, {
    host: within,
    root,
    client: await client,
    onPage,
  });
  const { address, port } = await listen(server, options.port, options.host);
  if (options.port !== 0 && port !== options.port) await print(`Port ${options.port} is taken.\n`);
  await print(`http://${address.includes(':') ? `[${address}]` : address}:${port}${pages.base()}\n`);
  // Every page needs them, so they are made while the browser starts. Their findings come with the first page.
  site.sharedParts().catch(ignored);

  setTimeout(goOn, patience);
  return new Promise<never>(() => {});
}
