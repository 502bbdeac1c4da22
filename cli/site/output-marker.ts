/** Marks a folder as one that a build may replace. */
export const marker = '.docs-build';
