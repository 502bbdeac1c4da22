import { type Cache, remembered } from '../machine/cache.ts';
import { codeVersion } from '../machine/code-version.ts';
import type { Host } from '../machine/host.ts';

const code = ['cli/machine/last-commits.ts'];

/** Time of the last commit of every file of the content, by path. Cached until the next commit. */
export function updatedTimes(host: Host, root: string, cache: Cache): Readonly<Record<string, string>> {
  const timesAt = (_commit: string) => host.lastCommits(root, 'content');
  return remembered(cache, 'last-commits', timesAt, codeVersion(code))(host.commitState(root));
}
