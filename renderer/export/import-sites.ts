// A comment or a template may hold text that looks like an import; a plain string is only skipped, for it may be a path.
const skipped = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|`(?:\\[\s\S]|[^\\`])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

const statement =
  /((?:^|;)[ \t]*(?:import\b\s*(?:[\w$\s,*{}]+?\bfrom\b)?|export\b\s*[\w$\s,*{}]+?\bfrom\b)\s*['"]|\bimport\s*\(\s*['"])([^'"\n]+)(?=['"])/gm;

/** A place at which a module names another. */
export interface ImportSite {
  readonly specifier: string;
  /** Offset of the specifier. */
  readonly start: number;
}

/**
 * The imports, re-exports and dynamic imports of code that a reader may be changing. Not a parser: that would be 70 KB
 * more for an export, and code that does not parse can be exported too.
 */
export function importSites(code: string): ImportSite[] {
  // Of the same length, so that positions in it are positions in the code.
  const bare = code.replace(skipped, (text) => (/^['"]/.test(text) ? text : text.replace(/[^\n]/g, ' ')));
  return [...bare.matchAll(statement)].map(({ index, 1: before = '', 2: specifier = '' }) => ({
    specifier,
    start: index + before.length,
  }));
}
