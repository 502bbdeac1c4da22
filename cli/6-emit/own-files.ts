import { textOf } from '../machine/spool.ts';
import type { OutputFile } from '../model/output.ts';

/** Files that a site may write itself; then ours of that name are left out. */
const replaced = ['robots.txt', '404.html'];

/** Files whose rules a site may add to. Its own come first, because hosts take the first redirect that fits. */
const joined = ['_headers', '_redirects'];

/** Whether a made file stays beside the site's own files of these names. */
export const isKept =
  (own: ReadonlySet<string>) =>
  ({ path }: { readonly path: string }): boolean =>
    !(replaced.includes(path) && own.has(path));

/** Whether one of the site's own files is a part of a made one. */
export const isJoined = (path: string): boolean => joined.includes(path);

/** The made files with the site's own rules in front of theirs. */
export const withOwnRules = (made: readonly OutputFile[], own: readonly OutputFile[]): OutputFile[] =>
  made.map(({ path, contents }) => {
    const rules = isJoined(path) ? own.find((each) => each.path === path) : undefined;
    return rules === undefined
      ? { path, contents }
      : { path, contents: `${textOf(rules.contents).trimEnd()}\n${textOf(contents)}` };
  });
