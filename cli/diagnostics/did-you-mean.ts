import { nearest } from './nearest.ts';

/** Help for a name that does not exist; undefined, for the catalogue's own help, when none of `names` is near. */
export function didYouMean(name: string, names: readonly string[]): string | undefined {
  const near = nearest(name, names);
  return near === null ? undefined : `Did you mean \`${near}\`?`;
}
