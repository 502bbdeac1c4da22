import { execFile } from 'node:child_process';

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

/**
 * Runs npm as the user has configured it, with its registry, proxy and keys, but no script of any package. Returns the
 * JSON that it prints; throws `RegistryError`.
 */
export function npm(command: string, args: readonly string[], folder: string): Promise<unknown> {
  const all = [command, '--json', '--ignore-scripts', ...args];
  // On Windows, npm is a script of the shell.
  const options = { cwd: folder, maxBuffer: 2 ** 28, shell: process.platform === 'win32' };
  return new Promise((resolve, reject) => {
    execFile('npm', all, options, (error, stdout, stderr) => {
      const failure = failureIn(stdout);
      if (error === null && failure === null) return resolve(JSON.parse(stdout || 'null'));
      const said = failure?.summary || stderr.trim().split('\n').at(-1) || error?.message || '';
      const code = failure?.code ?? String((error as NodeJS.ErrnoException | null)?.code ?? '');
      const text = code === 'ENOENT' && failure === null ? 'npm is not installed.' : said;
      const more = { code, detail: failure?.detail ?? '' };
      reject(new RegistryError(text, missing.has(String(failure?.code)), more));
    });
  });
}
