/** `@scope/name/sub/path` → `@scope/name` */
export const packageName = (specifier: string): string =>
  /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
