import { type ChildProcess, fork } from 'node:child_process';

export interface PoolOptions {
  /** Entry module of each child. */
  readonly entry: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly size: number;
}

/**
 * Sends each request to a free child process and collects the answers in the order of the requests.
 * A child answers every message with one message, after a first one that says it is ready.
 */
export async function mapInProcesses<Request, Result>(
  requests: readonly Request[],
  options: PoolOptions,
  onResult: (done: number) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = new Array(requests.length);
  let next = 0;
  let done = 0;
  const serve = (child: ChildProcess) =>
    new Promise<void>((resolve, reject) => {
      let current = -1;
      child.on('message', (message) => {
        if (current >= 0) {
          results[current] = message as Result;
          done += 1;
          onResult(done);
        }
        current = next;
        next += 1;
        if (current < requests.length) child.send(requests[current] as object);
        else child.disconnect();
      });
      child.on('error', reject);
      child.on('exit', (code, signal) => {
        if (current >= requests.length) resolve();
        else
          reject(
            new Error(
              `A worker ended (${signal ?? code}) at ${JSON.stringify(requests[current] ?? 'start')}`,
            ),
          );
      });
    });
  const children = Array.from({ length: Math.min(options.size, requests.length) }, () =>
    fork(options.entry, [...options.arguments], {
      env: { ...process.env, ...options.environment },
      execArgv: ['--enable-source-maps', '--import', import.meta.resolve('tsx')],
    }),
  );
  const stop = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', stop);
  try {
    await Promise.all(children.map(serve));
  } finally {
    stop();
    process.off('exit', stop);
  }
  return results;
}
