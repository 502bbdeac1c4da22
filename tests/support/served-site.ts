import type { Server } from 'node:http';
import { serve } from '../../cli/commands/serve.ts';

export interface ServedSite {
  readonly origin: string;
  /** Absolute path of the built site. */
  readonly out: string;
  readonly close: () => void;
}

export function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}

/** Serves a built site at a port of its own, with its headers. */
export async function serveSite(out: string): Promise<ServedSite> {
  const server = await serve(out, { port: 0, host: '127.0.0.1' });
  return { origin: originOf(server), out, close: () => server.close() };
}
