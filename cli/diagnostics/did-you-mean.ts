import { nearest, type Reach } from './nearest.ts';

/**
 * Help for a name that does not exist; undefined when none of `names` is near, so that the catalogue's help applies.
 */
export function didYouMean(name: string, names: readonly string[], reach?: Reach): string | undefined {
  const near = nearest(name, names, reach);
  return near === null ? undefined : `Did you mean \`${near}\`?`;
}
