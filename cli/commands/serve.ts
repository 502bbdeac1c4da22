import { existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recoverOutput } from '../6-emit/write-output.ts';
import { hostWithin } from '../machine/host.ts';
import { join, resolve } from '../machine/paths.ts';
import { createStaticHandler } from '../serve/static-handler.ts';
import { marker } from '../site/output-marker.ts';
import { UsageError } from './usage-error.ts';

export interface ServeOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
}

/** ms. Node.js closes a connection after five seconds, about when a reader has seen a page and opens the next. */
const keepAliveTimeout = 75_000;

/** Serves a built site until the process ends; resolves once it listens. */
export async function serve(directory: string, { port, host }: ServeOptions): Promise<Server> {
  const folder = resolve(directory);
  recoverOutput(folder);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new UsageError(
      `${directory} is not a folder with a site. Build the site first: docs-build --out ${directory}`,
    );
  const files = hostWithin(folder);
  const base = files.readText(join(folder, marker)) || '/';
  const handle = createStaticHandler(files, folder, base);
  const server = createServer((request, response) => {
    const { status, headers, body } = handle({
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      headers: request.headers,
    });
    response.writeHead(status, headers).end(body ?? undefined);
  });
  server.keepAliveTimeout = keepAliveTimeout;
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(
        error.code === 'EADDRINUSE'
          ? new UsageError(`Port ${port} is taken. Choose another with --port.`)
          : error,
      ),
    );
    server.listen(port, host, listening);
  });
  const address = server.address() as AddressInfo;
  process.stdout.write(
    `http://${address.address.includes(':') ? `[${address.address}]` : address.address}:${address.port}${base}\n`,
  );
  return server;
}
