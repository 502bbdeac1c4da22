/** Matches what an import names and everything below it; `*` matches any part. */
export const modulePattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.$+]/g, '\\$&').replaceAll('*', '.*')}(?:/.*)?$`);
