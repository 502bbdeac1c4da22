import { byRelease } from '../../reference/release.ts';

/** A state of a product's packages at one time: the newest release of each. */
export interface Point {
  /** The newest of the releases. */
  readonly version: string;
  /** Package → release; without the packages that were published later. */
  readonly packages: ReadonlyMap<string, string>;
}

const majorOf = (version: string): string => version.split('.', 1)[0] ?? '';

/**
 * The states of a product from the first release of the documented major version to the documented versions, oldest
 * first. Prereleases are left out.
 */
export function pointsOf(
  published: ReadonlyMap<string, readonly string[]>,
  documented: ReadonlyMap<string, string>,
): Point[] {
  const releases = new Map(
    [...documented].map(([name, last]) => {
      const earlier = (published.get(name) ?? []).filter(
        (version) =>
          /^\d+\.\d+\.\d+$/.test(version) &&
          majorOf(version) === majorOf(last) &&
          byRelease(version, last) < 0,
      );
      return [name, [...earlier.sort(byRelease), last]];
    }),
  );
  const versions = [...new Set([...releases.values()].flat())].sort(byRelease);
  return versions.map((version) => ({
    version,
    packages: new Map(
      [...releases].flatMap(([name, all]) => {
        const newest = all.filter((release) => byRelease(release, version) <= 0).at(-1);
        return newest === undefined ? [] : [[name, newest] as const];
      }),
    ),
  }));
}
