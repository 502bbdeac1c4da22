// Own code because the threads of Piscina share a process, which a demo that runs out of memory would end.
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Cache } from './cache.ts';
import { runnableFile, toolRoot } from './own-code.mjs';
import { packageFolders } from './package-folders.ts';

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
  /** Folders with the modules that requests name. */
  readonly folders: readonly string[];
  /** Children at a time. */
  readonly size: number;
  /** ms a request may take before its child is ended. */
  readonly timeLimit: number;
  /** MB of JavaScript objects that a child may hold before it is ended. */
  readonly memoryLimit: number;
  /** The result of a request whose child died or was ended. */
  readonly onDeath: (request: Request, reason: string) => Result;
  /** Receives the results of a batch as soon as they are there. */
  readonly onBatch: (index: number, results: readonly Result[]) => void;
}

type Reply = { readonly message: unknown } | { readonly death: string };

interface Child {
  readonly process: ChildProcess;
  /** What the engine printed when it ended, which is not for readers; empty while it runs. */
  readonly report: () => string;
}

const reportStart = /\s*<--- Last few GCs --->|FATAL ERROR: /;

const outOfMemory = /^FATAL ERROR: .*heap out of memory/m;

/** The child's next message, or how it ended. */
function reply(
  { process: child, report }: Child,
  { timeLimit, memoryLimit }: Pick<PoolOptions<never, never>, 'timeLimit' | 'memoryLimit'>,
): Promise<Reply> {
  return new Promise((resolve) => {
    const finish = (value: Reply) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('close', onClose).off('error', onError);
      resolve(value);
    };
    const onMessage = (message: unknown) => finish({ message });
    // After its output has come to an end, unlike `exit`.
    const onClose = (code: number | null, signal: string | null) => {
      if (outOfMemory.test(report())) finish({ death: `it needs more memory than ${memoryLimit} MB` });
      else
        finish({
          death: signal === null ? `its process ended with code ${code}` : `its process got ${signal}`,
        });
    };
    const onError = (error: Error) => finish({ death: error.message });
    const timer = setTimeout(
      () => finish({ death: `it does not come to an end (limit: ${timeLimit / 1000} s)` }),
      timeLimit,
    );
    child.once('message', onMessage).once('close', onClose).once('error', onError);
  });
}

/** What a process needs to run. What else its user has in the environment, keys of services for one, is nobody's business. */
const systemVariables = (): Record<string, string | undefined> =>
  Object.fromEntries(
    ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'NODE_OPTIONS', 'NODE_V8_COVERAGE'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );

/** Modules that the user asks Node.js to load first may lie anywhere. */
const preloads = /(?:^|\s)(?:-r|--require|--import|--loader|--experimental-loader)\b/;

/** docs-build's own code and packages, and the modules of the site as they were bundled. */
const readable = (folders: readonly string[]): readonly string[] =>
  preloads.test(process.env.NODE_OPTIONS ?? '')
    ? ['*']
    : [
        ...['dist', 'renderer', 'package.json'].map((path) => join(toolRoot, path)).filter(existsSync),
        ...packageFolders(toolRoot),
        ...folders.flatMap((folder) => [folder, realpathSync(folder)]),
      ];

/**
 * The code of demos may read modules, and nothing else of the disk. It may not write, or start processes that could.
 * Node.js measures no coverage of a process with permissions.
 */
const permissions = (folders: readonly string[]): readonly string[] =>
  process.env.NODE_V8_COVERAGE !== undefined
    ? []
    : [
        process.allowedNodeEnvironmentFlags.has('--permission')
          ? '--permission'
          : '--experimental-permission',
        ...[...new Set(readable(folders))].map((path) => `--allow-fs-read=${path}`),
      ];

async function start<Request, Result>(
  { entry, environment, folders, memoryLimit, ...options }: PoolOptions<Request, Result>,
  running: Set<ChildProcess>,
): Promise<Child> {
  const child = fork(await runnableFile(entry), [...options.arguments], {
    env: { ...systemVariables(), ...environment },
    execArgv: [
      ...permissions(folders),
      '--experimental-vm-modules',
      // Said of modules in realms and, by Node.js 20, of permissions.
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${memoryLimit}`,
    ],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  running.add(child);
  let report = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    const start = report === '' ? text.search(reportStart) : 0;
    if (start < 0) process.stderr.write(text);
    else report += text.slice(start);
  });
  const worker = { process: child, report: () => report };
  const ready = await reply(worker, { timeLimit: 120_000, memoryLimit });
  if ('death' in ready) throw new Error(`A worker could not start: ${ready.death}`);
  return worker;
}

/**
 * What batches leave behind adds up: a child that draws holds 450 MB after 24 of them and 730 MB after 64. Another one
 * takes a second to start.
 */
const batchesOfChild = 32;

/**
 * Sends the requests of a batch one by one to a child process, which has to begin each batch as if it had just been
 * started, so that a result does not depend on other batches, the number of children or the cache. A child reports that
 * it is ready, then answers each `{ isFirst, request }` with one message.
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
      let isFirst = true;
      for (const request of batches[index] ?? []) {
        child ??= await start(options, running);
        child.process.send({ isFirst, request });
        const answer = await reply(child, options);
        isFirst = 'death' in answer;
        if ('message' in answer) results.push(answer.message as Result);
        else {
          results.push(options.onDeath(request, answer.death));
          end();
        }
        onResult();
      }
      options.onBatch(index, results);
      if (begun % batchesOfChild === 0) end();
    }
    end();
  };

  process.once('exit', stopAll);
  try {
    await Promise.all(Array.from({ length: Math.min(options.size, batches.length) }, work));
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
