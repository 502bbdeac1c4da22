import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { runnableFile, toolRoot } from './own-code.mjs';
import { packageFolders } from './package-folders.ts';
import { join, realPath } from './paths.ts';
import { endProcess } from './processes.ts';

/** How a child process is started. */
export interface ProcessOptions {
  /** Source of the child's entry module, relative to docs-build's own folder. */
  readonly entry: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Folders with the modules that requests name. */
  readonly folders: readonly string[];
  /** MB of JavaScript objects that a child may hold before it is ended. */
  readonly memoryLimit: number;
  /** Whether to drop what modules write to the error output, because their errors are expected. */
  readonly isQuiet?: boolean;
}

type Reply = { readonly message: unknown } | { readonly death: string };

export interface Child {
  readonly process: ChildProcess;
  /** The engine's output when it ended, which is not for readers; empty while it runs. */
  readonly report: () => string;
}

const reportStart = /\s*<--- Last few GCs --->|FATAL ERROR: /;

const outOfMemory = /^FATAL ERROR: .*heap out of memory/m;

/** The child's next message, or the way it ended. `timeLimit` in ms, `memoryLimit` in MB. */
export function reply(
  { process: child, report }: Child,
  { timeLimit, memoryLimit }: { readonly timeLimit: number; readonly memoryLimit: number },
): Promise<Reply> {
  return new Promise((resolve) => {
    const finish = (value: Reply) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('close', onClose).off('error', onError);
      resolve(value);
    };
    const onMessage = (message: unknown) => finish({ message });
    // Listens for `close`, which follows the end of the output, unlike `exit`.
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

/** Environment variables that a process needs. Nothing else is passed on, API keys in particular. */
const systemVariables = (): Record<string, string | undefined> =>
  Object.fromEntries(
    ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'NODE_OPTIONS', 'NODE_V8_COVERAGE'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );

/** Modules that Node.js loads first at the user's request may lie anywhere. */
const preloads = /(?:^|\s)(?:-r|--require|--import|--loader|--experimental-loader)\b/;

/** docs-build's own code and packages, and the bundled modules of the site. */
const readable = (folders: readonly string[]): readonly string[] =>
  preloads.test(process.env.NODE_OPTIONS ?? '')
    ? ['*']
    : [
        ...['dist', 'renderer', 'package.json'].map((path) => join(toolRoot, path)).filter(existsSync),
        ...packageFolders(toolRoot),
        ...folders.flatMap((folder) => [folder, realPath(folder)]),
      ];

/**
 * The code of demos may read modules, but no other files. It may not write, or start processes that could. Node.js
 * measures no coverage of a process with permissions.
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

/** Starts a child, and adds it to the running ones. */
export async function startChild(
  { entry, environment, folders, memoryLimit, arguments: given, isQuiet = false }: ProcessOptions,
  running: Set<ChildProcess>,
): Promise<Child> {
  const file = await runnableFile(entry);
  // Node.js resolves the real path of each readable folder.
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  const child = fork(file, [...given], {
    env: { ...systemVariables(), ...environment },
    execArgv: [
      ...permissions(folders),
      '--experimental-vm-modules',
      // Node.js warns about modules in realms and, in version 20, about permissions.
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${memoryLimit}`,
    ],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  running.add(child);
  let report = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    const start = report === '' ? text.search(reportStart) : 0;
    if (start >= 0) report += text.slice(start);
    else if (!isQuiet) process.stderr.write(text);
  });
  const worker = { process: child, report: () => report };
  const ready = await reply(worker, { timeLimit: 120_000, memoryLimit });
  if ('death' in ready) throw new Error(`A worker could not start: ${ready.death}`);
  return worker;
}

/** A child process that starts before its work is ready: starting takes a second. */
export interface Spare {
  readonly start: () => void;
  /** Null when it was not started, or is taken. */
  readonly take: () => Promise<Child> | null;
  /** Ends it, whether taken or not. */
  readonly end: () => void;
}

export function spareChild(options: ProcessOptions): Spare {
  const running = new Set<ChildProcess>();
  let child: Promise<Child> | null = null;
  const end = () => {
    process.off('exit', end);
    for (const started of running) endProcess(started);
  };
  return {
    start: () => {
      if (child !== null) return;
      process.once('exit', end);
      child = startChild(options, running);
      // The caller of `take` sees the error.
      child.catch(() => {});
    },
    take: () => {
      const taken = child;
      child = null;
      return taken;
    },
    end,
  };
}
