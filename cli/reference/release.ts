/** Order of the releases `1.9.2` and `1.10.0`; a prerelease counts as its release. */
export function byRelease(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split(/[-+]/, 1)[0]?.split('.').map(Number) ?? []);
  for (const index of [0, 1, 2]) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** `6.10` for 6.10.0, as people call it. */
export const spokenRelease = (version: string): string => version.replace(/^(\d+\.\d+)\.0$/, '$1');
