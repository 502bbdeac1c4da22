import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
// npm is a script on Windows, and a shell would read `^` and `%` in its arguments.
import spawn from 'cross-spawn';

/** A request that the registry, or the way to it, refused. */
export class RegistryError extends Error {
  /** Whether the registry answered that it has no such package or version. */
  readonly isMissing: boolean;
  /** npm's code, such as `ERESOLVE` or `ECONNREFUSED`; empty for none. */
  readonly code: string;
  /** npm's explanation. */
  readonly detail: string;

  constructor(message: string, isMissing: boolean, { code = '', detail = '' } = {}) {
    super(message);
    this.isMissing = isMissing;
    this.code = code;
    this.detail = detail;
  }
}

const missing = new Set(['E404', 'ETARGET', 'ENOVERSIONS']);

interface Failure {
  readonly code?: string;
  readonly summary?: string;
  readonly detail?: string;
}

/** The error in the client's output: npm prints one as JSON, before its own messages. */
function failureIn(stdout: string): Failure | null {
  try {
    return (JSON.parse(stdout) as { error?: Failure }).error ?? null;
  } catch {
    return null;
  }
}

const textOf = async (output: Readable | null): Promise<string> =>
  output === null ? '' : await text(output);

interface Finished {
  /** Null when it could not start, or a signal ended it. */
  readonly code: number | null;
  readonly error: NodeJS.ErrnoException | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function run(command: string, args: readonly string[], folder: string): Promise<Finished> {
  const child = spawn(command, [...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<Pick<Finished, 'code' | 'error'>>((resolve) => {
    child.once('error', (error) => resolve({ code: null, error }));
    child.once('close', (code) => resolve({ code, error: null }));
  });
  const [end, stdout, stderr] = await Promise.all([ended, textOf(child.stdout), textOf(child.stderr)]);
  return { ...end, stdout, stderr };
}

/**
 * Runs npm as the user has configured it, with its registry, proxy and keys, but no script of any package. Returns the
 * JSON that it prints; throws `RegistryError`.
 */
export async function npm(command: string, args: readonly string[], folder: string): Promise<unknown> {
  const {
    code: status,
    error,
    stdout,
    stderr,
  } = await run('npm', [command, '--json', '--ignore-scripts', ...args], folder);
  const failure = failureIn(stdout);
  if (status === 0 && failure === null) return JSON.parse(stdout || 'null');
  const said = failure?.summary || stderr.trim().split('\n').at(-1) || error?.message || '';
  const code = failure?.code ?? error?.code ?? String(status);
  const words = code === 'ENOENT' && failure === null ? 'npm is not installed.' : said;
  const more = { code, detail: failure?.detail ?? '' };
  throw new RegistryError(words, missing.has(String(failure?.code)), more);
}
