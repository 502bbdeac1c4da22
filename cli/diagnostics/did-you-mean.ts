import { nearest } from './nearest.ts';

/**
 * Help for a name that does not exist; undefined when none of `names` is near, so that the catalogue's help applies.
 */
export function didYouMean(name: string, names: readonly string[]): string | undefined {
  const near = nearest(name, names);
  return near === null ? undefined : `Did you mean \`${near}\`?`;
}
