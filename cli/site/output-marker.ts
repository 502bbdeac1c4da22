/** Marks a folder as one that a build may replace. */
export const marker = '.docs-build';

/** Its contents: the path below which the site is served, for the preview; none at the root of a domain. */
export const markerText = (base: string): string => (base === '/' ? '' : base);
