import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');

const bin = join(repository, 'cli/bin.mjs');

/**
 * Options of a build whose site is only looked at: such sites share what builds keep, packages and scripts of the look in
 * particular. Tests of builds have caches of their own.
 */
export const sharedCache: readonly string[] = [
  '--cache-dir',
  join(repository, 'node_modules/.cache/docs-build-tests/sites'),
];

export interface CliRun {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** Starts the CLI as a user would, in a process of its own, without colours unless `environment` asks for them. */
export function startCli(
  args: readonly string[],
  environment: Environment = {},
  cwd = process.cwd(),
  user: User = {},
) {
  // The test runner sets variables that a user does not have.
  const {
    NODE_OPTIONS: _,
    FORCE_COLOR: __,
    CI: ___,
    VITEST: ____,
    NODE_ENV: _____,
    ...inherited
  } = process.env;
  return spawn(process.execPath, [bin, ...args], {
    env: { ...inherited, NO_COLOR: '1', ...environment },
    cwd,
    ...user,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export function runCli(
  args: readonly string[],
  environment: Environment = {},
  cwd = process.cwd(),
  user: User = {},
): Promise<CliRun> {
  const child = startCli(args, environment, cwd, user);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
