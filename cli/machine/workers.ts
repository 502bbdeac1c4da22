// Own code because the threads of Piscina share a process, which a demo that runs out of memory would end.
import type { ChildProcess } from 'node:child_process';
import { type Child, type ProcessOptions, reply, type Spare, startChild } from './child.ts';
import { endProcess } from './processes.ts';
import type { Where } from './trace.ts';

/** A share of the work of several machines: every `count`th group, from `index` on. */
export interface Share {
  readonly index: number;
  readonly count: number;
}

export interface PoolOptions<Request, Result> extends ProcessOptions {
  /** A process with the same options that has already been started. */
  readonly spare?: Spare | undefined;
  /** Number of simultaneous children. */
  readonly size: number;
  /** ms that a request may take before its child is ended. */
  readonly timeLimit: number;
  /** The result of a request whose child died or was ended. */
  readonly onDeath: (request: Request, reason: string) => Result;
  /** Receives the results of a batch as soon as they exist. */
  readonly onBatch: (index: number, results: readonly Result[], where: Where) => void;
  /** Ends the children and the work, which then throws. */
  readonly signal?: AbortSignal | undefined;
  /** Batches after which a new child replaces the old one. */
  readonly batchesOfChild?: number;
}

/**
 * Batches leave memory behind: a child that draws uses 450 MB after 24 of them and 730 MB after 64. A new one takes a
 * second to start.
 */
const usualBatches = 32;

/**
 * Sends the requests of a batch one by one to a child process, which has to begin each batch as if newly started, so
 * that a result does not depend on other batches, the number of children or the cache. A child sends a message when it
 * is ready, then one for each `{ isFirst, request }`.
 */
export async function mapInProcesses<Request extends object, Result>(
  batches: readonly (readonly Request[])[],
  options: PoolOptions<Request, Result>,
  onResult: (request: Request, where: Where) => void = () => {},
): Promise<void> {
  const { batchesOfChild = usualBatches, signal } = options;
  const running = new Set<ChildProcess>();
  const stop = (child: ChildProcess) => {
    running.delete(child);
    endProcess(child);
  };
  const stopAll = () => {
    for (const child of running) stop(child);
  };

  const begin = async (): Promise<Child> => {
    const child = await (options.spare?.take() ?? startChild(options, running));
    running.add(child.process);
    return child;
  };

  let next = 0;
  const work = async () => {
    let child: Child | null = null;
    const end = () => {
      if (child !== null) stop(child.process);
      child = null;
    };
    for (let begun = 1; next < batches.length; begun += 1) {
      const index = next;
      next += 1;
      const results: Result[] = [];
      const startOfBatch = performance.now();
      let isFirst = true;
      let where: Where = { process: null, start: startOfBatch, duration: 0 };
      for (const request of batches[index] ?? []) {
        child ??= await begin();
        signal?.throwIfAborted();
        const { pid = null } = child.process;
        const start = performance.now();
        child.process.send({ isFirst, request });
        const answer = await reply(child, options);
        signal?.throwIfAborted();
        where = { process: pid, start, duration: performance.now() - start };
        isFirst = 'death' in answer;
        if ('message' in answer) results.push(answer.message as Result);
        else {
          results.push(options.onDeath(request, answer.death));
          end();
        }
        onResult(request, where);
      }
      const duration = where.start + where.duration - startOfBatch;
      options.onBatch(index, results, { process: where.process, start: startOfBatch, duration });
      if (begun % batchesOfChild === 0) end();
    }
    end();
  };

  process.once('exit', stopAll);
  signal?.addEventListener('abort', stopAll);
  try {
    await Promise.all(Array.from({ length: Math.min(options.size, batches.length) }, work));
  } finally {
    stopAll();
    process.off('exit', stopAll);
    signal?.removeEventListener('abort', stopAll);
  }
}

/** Splits a list by position only. */
export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
