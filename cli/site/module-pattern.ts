/** Matches an import's specifier and every module below it; `*` matches any part. */
export const modulePattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.$+]/g, '\\$&').replaceAll('*', '.*')}(?:/.*)?$`);
