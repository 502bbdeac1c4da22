import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';

export interface Connection {
  /** ms from a request to its answer, at least */
  readonly latency: number;
  /** bytes a second, of all answers together */
  readonly throughput: number;
}

/** bytes after which the answers that share the line take turns */
const packet = 4096;

/**
 * Gives an origin that leads to `origin` over a slow line of its own. Chromium itself can slow down a network, but it
 * sometimes holds all answers of a page back until the emulation ends, though they have arrived.
 */
export async function slowNetwork(
  origin: string,
  { latency, throughput }: Connection,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const { hostname, port } = new URL(origin);
  let free = 0;
  async function* requests(from: AsyncIterable<Buffer>) {
    for await (const bytes of from) {
      await delay(latency);
      yield bytes;
    }
  }
  async function* answers(from: AsyncIterable<Buffer>) {
    for await (const bytes of from)
      for (let start = 0; start < bytes.length; start += packet) {
        const part = bytes.subarray(start, start + packet);
        free = Math.max(free, performance.now()) + (part.length / throughput) * 1000;
        const wait = free - performance.now();
        if (wait > 0) await delay(wait);
        yield part;
      }
  }
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.add(socket.once('close', () => sockets.delete(socket)));
    // A browser may drop a connection at any time; a page that still needs it fails to load.
    const end = () => {
      near.destroy();
      far.destroy();
    };
    pipeline(near, requests, far).catch(end);
    pipeline(far, answers, near).catch(end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
