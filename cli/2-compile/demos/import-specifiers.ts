// A comment or a template may hold text that looks like an import; a plain string is only skipped, for it may be a path.
const skipped = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|`(?:\\[\s\S]|[^\\`])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

const statement =
  /(?:^|;)[ \t]*(?:import\b\s*(?:[\w$\s,*{}]+?\bfrom\b)?|export\b\s*[\w$\s,*{}]+?\bfrom\b)\s*(['"])([^'"\n]+)\1|\bimport\s*\(\s*(['"])([^'"\n]+)\3/gm;

/** Specifiers of the imports and re-exports of a module, in order, each once; those of types alone count. */
export function importSpecifiers(code: string): string[] {
  const bare = code.replace(skipped, (text) => (/^['"]/.test(text) ? text : text.replace(/[^\n]/g, ' ')));
  return [...new Set([...bare.matchAll(statement)].map((match) => match[2] ?? match[4] ?? ''))];
}
