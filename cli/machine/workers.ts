// Own code because the threads of Piscina share a process, which a demo that runs out of memory would end.
import { type ChildProcess, fork } from 'node:child_process';
import type { Cache } from './cache.ts';
import { runnableFile } from './own-code.mjs';

/** A part of the work of several machines: every `count`th group, from `index` on. */
export interface Share {
  readonly index: number;
  readonly count: number;
}

/** Options of a stage that draws in child processes. */
export interface DrawOptions {
  readonly cache: Cache;
  readonly workers: number;
  /** Null for everything. */
  readonly share: Share | null;
  readonly onProgress: (done: number, total: number) => void;
}

export interface PoolOptions<Request, Result> {
  /** Source of the entry module of each child, relative to docs-build's own folder. */
  readonly entry: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Children at a time. */
  readonly size: number;
  /** ms a request may take before its child is ended. */
  readonly timeLimit: number;
  /** The result of a request whose child died or was ended. */
  readonly onDeath: (request: Request, reason: string) => Result;
  /** Receives the results of a batch as soon as they are there. */
  readonly onBatch: (index: number, results: readonly Result[]) => void;
}

type Reply = { readonly message: unknown } | { readonly death: string };

/** The child's next message, or the way it ended. */
function reply(child: ChildProcess, timeLimit: number): Promise<Reply> {
  return new Promise((resolve) => {
    const finish = (value: Reply) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      resolve(value);
    };
    const onMessage = (message: unknown) => finish({ message });
    const onExit = (code: number | null, signal: string | null) =>
      finish({
        death: signal === null ? `its process ended with code ${code}` : `its process got ${signal}`,
      });
    const onError = (error: Error) => finish({ death: error.message });
    const timer = setTimeout(
      () => finish({ death: `it does not come to an end (limit: ${timeLimit / 1000} s)` }),
      timeLimit,
    );
    child.once('message', onMessage).once('exit', onExit).once('error', onError);
  });
}

async function start<Request, Result>(
  options: PoolOptions<Request, Result>,
  running: Set<ChildProcess>,
): Promise<ChildProcess> {
  const child = fork(await runnableFile(options.entry), [...options.arguments], {
    env: { ...process.env, ...options.environment },
    execArgv: ['--enable-source-maps'],
  });
  running.add(child);
  const ready = await reply(child, 120_000);
  if ('death' in ready) throw new Error(`A worker could not start: ${ready.death}`);
  return child;
}

/**
 * Sends the requests of a batch one by one to a child process of its own, so that a result does not depend on other
 * batches, the number of children or the cache. A child reports that it is ready, then answers each message with one
 * message.
 */
export async function mapInProcesses<Request extends object, Result>(
  batches: readonly (readonly Request[])[],
  options: PoolOptions<Request, Result>,
  onResult: () => void = () => {},
): Promise<void> {
  const running = new Set<ChildProcess>();
  const stop = (child: ChildProcess) => {
    running.delete(child);
    child.kill('SIGKILL');
  };
  const stopAll = () => {
    for (const child of running) stop(child);
  };

  const runBatch = async (batch: readonly Request[]): Promise<Result[]> => {
    const results: Result[] = [];
    let child: ChildProcess | null = null;
    for (const request of batch) {
      child ??= await start(options, running);
      child.send(request);
      const answer = await reply(child, options.timeLimit);
      if ('message' in answer) results.push(answer.message as Result);
      else {
        results.push(options.onDeath(request, answer.death));
        stop(child);
        child = null;
      }
      onResult();
    }
    if (child !== null) stop(child);
    return results;
  };

  process.once('exit', stopAll);
  try {
    let next = 0;
    const worker = async () => {
      while (next < batches.length) {
        const index = next;
        next += 1;
        options.onBatch(index, await runBatch(batches[index] ?? []));
      }
    };
    await Promise.all(Array.from({ length: Math.min(options.size, batches.length) }, worker));
  } finally {
    stopAll();
    process.off('exit', stopAll);
  }
}

/** Splits a list by position alone. */
export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
