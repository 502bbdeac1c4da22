import { spawnSync } from 'node:child_process';

/** Begins the line of a commit; no path contains it. */
const mark = '\u0001';

function git(root: string, ...options: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout : null;
}

/** Changes with every commit of the repository that `root` is in, and with its place there; empty without one. */
export const commitState = (root: string): string =>
  git(root, 'rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD') ?? '';

/**
 * Time of the last commit of each file below `directory`, by its path relative to `root`: the same on every day and
 * machine. Empty without a repository, and in a shallow clone, where all files seem to come with its oldest commit.
 */
export function lastCommits(root: string, directory: string): Readonly<Record<string, string>> {
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return {};
  const log = git(
    root,
    'log',
    `--format=${mark}%cI`,
    '--name-only',
    '--no-renames',
    '--relative',
    '--',
    directory,
  );
  const times: Record<string, string> = {};
  let time = '';
  for (const line of (log ?? '').split('\n')) {
    if (line.startsWith(mark)) time = line.slice(1);
    else if (line !== '') times[line] ??= time;
  }
  return times;
}
