// A comment or template may contain text that looks like an import. A plain string is kept, because it may be a path.
const skipped = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|`(?:\\[\s\S]|[^\\`])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

const statement =
  /((?:^|;)[ \t]*(?:import\b\s*(?:[\w$\s,*{}]+?\bfrom\b)?|export\b\s*[\w$\s,*{}]+?\bfrom\b)\s*['"]|\bimport\s*\(\s*['"])([^'"\n]+)(?=['"])/gm;

/** A place where a module names another. */
export interface ImportSite {
  readonly specifier: string;
  /** Offset of the specifier. */
  readonly start: number;
}

/**
 * The imports, re-exports and dynamic imports of code that a reader may be changing. Not a parser: that would add 70 KB
 * to an export, and code that does not parse can be exported too.
 */
export function importSites(code: string): ImportSite[] {
  // Keeps its length, so that positions stay.
  const bare = code.replace(skipped, (text) => (/^['"]/.test(text) ? text : text.replace(/[^\n]/g, ' ')));
  return [...bare.matchAll(statement)].map(({ index, 1: before = '', 2: specifier = '' }) => ({
    specifier,
    start: index + before.length,
  }));
}
