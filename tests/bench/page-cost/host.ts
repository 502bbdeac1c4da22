import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { diskHost } from '../../../cli/machine/host.ts';
import { createStaticHandler, type StaticResponse } from '../../../cli/serve/static-handler.ts';

export interface StaticHost {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves a folder as static hosts do: each file is compressed once, not while a reader waits. */
export async function hostFolder(folder: string): Promise<StaticHost> {
  const handle = createStaticHandler(diskHost, folder);
  const kept = new Map<string, StaticResponse>();
  const server = createServer(({ method = 'GET', url = '/', headers }, response) => {
    const acceptEncoding = String(headers['accept-encoding'] ?? '');
    const key = `${method} ${url} ${acceptEncoding}`;
    const answer = kept.get(key) ?? handle({ method, url, headers: { 'accept-encoding': acceptEncoding } });
    kept.set(key, answer);
    response.writeHead(answer.status, answer.headers).end(answer.body ?? undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
