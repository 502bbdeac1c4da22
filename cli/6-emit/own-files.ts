import { textOf } from '../machine/spool.ts';
import type { OutputFile } from '../model/output.ts';

/** A site's own file replaces the generated one of the same name. */
const replaced = ['robots.txt', '404.html'];

/**
 * A site's own rules are added to the generated file. They come first, because hosts take the first matching redirect.
 */
const joined = ['_headers', '_redirects'];

/** Whether a generated file stays beside the site's own files of these names. */
export const isKept =
  (own: ReadonlySet<string>) =>
  ({ path }: { readonly path: string }): boolean =>
    !(replaced.includes(path) && own.has(path));

/** Whether one of the site's own files becomes part of a generated one. */
export const isJoined = (path: string): boolean => joined.includes(path);

/** The generated files with the site's own rules in front of theirs. */
export const withOwnRules = (made: readonly OutputFile[], own: readonly OutputFile[]): OutputFile[] =>
  made.map(({ path, contents }) => {
    const rules = isJoined(path) ? own.find((file) => file.path === path) : undefined;
    return rules === undefined
      ? { path, contents }
      : { path, contents: `${textOf(rules.contents).trimEnd()}\n${textOf(contents)}` };
  });
