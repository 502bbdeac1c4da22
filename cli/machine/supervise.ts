import { fork } from 'node:child_process';
import { runnableFile } from './own-code.mjs';
import { asLeader, codeOfSignal, endGroup, endingSignals, endOwnGroup } from './processes.ts';
import { removeFolder } from './remove-abandoned.ts';

/** ms for a killed process to disappear; it stays while the kernel writes for it. */
const patience = 600;

/**
 * Growth of the heap between collections, in percent of the live objects. The engine's default is up to four times
 * that, as long as the machine has memory. With this setting, builds of many pages use a third less memory and the same
 * time.
 */
const heapGrowth = 50;

/** Message of a supervised process. */
type Message =
  /** Text for standard output; the process has no other way to print to it. */
  | { readonly print: string }
  /** A folder of files that are not needed any more. */
  | { readonly discard: string };

export interface Supervised {
  readonly code: number;
  /** Whether a signal ended it. */
  readonly isEnded: boolean;
}

function removeAside(folder: string): void {
  try {
    removeFolder(folder);
  } catch {
    // The next build tries again, and reports the error.
  }
}

/**
 * Runs a module in a process of its own, and ends it at once on a signal, with all that it has started: the module may
 * be busy for minutes. Its standard output, and that of its children, goes to standard error.
 */
export async function supervise(source: string, argument: string): Promise<Supervised> {
  const file = await runnableFile(source);
  return new Promise((resolve, reject) => {
    let ended: NodeJS.Signals | null = null;
    let open = 2;
    const finish = (code: number) => {
      for (const signal of endingSignals) process.off(signal, end);
      resolve({ code, isEnded: ended !== null });
    };
    const end = (signal: NodeJS.Signals) => {
      if (ended !== null || child.pid === undefined) return;
      ended = signal;
      endGroup(child.pid);
      setTimeout(() => finish(codeOfSignal(signal)), patience).unref();
    };
    // Messages may arrive after the process has gone.
    const close = () => {
      open -= 1;
      if (open > 0) return;
      const signal = ended ?? child.signalCode;
      if (ended === null && signal !== null) process.stderr.write(`docs-build was ended by ${signal}.\n`);
      finish(signal === null ? (child.exitCode ?? 2) : codeOfSignal(signal));
    };
    // Installed before the process starts, which would otherwise outlive a killed supervisor.
    for (const signal of endingSignals) process.on(signal, end);
    const child = fork(file, [argument], {
      ...asLeader,
      stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
      execArgv: ['--enable-source-maps', `--heap-growing-percent=${heapGrowth}`],
    });
    child.on('message', (message: Message) => {
      if ('print' in message) process.stdout.write(message.print);
      else removeAside(message.discard);
    });
    child.once('error', reject).once('exit', close).once('disconnect', close);
  });
}

/** Ends a supervised process, with all that it has started, when the supervisor is gone; call it in that process. */
export function endWithSupervisor(): void {
  if (!process.connected) endOwnGroup();
  process.once('disconnect', endOwnGroup);
}

const send = (message: Message): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });

/** Text for standard output, from a supervised process. */
export const print = (text: string): Promise<void> => send({ print: text });

/** Makes the supervisor remove a folder, while the supervised process continues and ends. */
export const discard = (folder: string): Promise<void> => send({ discard: folder });
