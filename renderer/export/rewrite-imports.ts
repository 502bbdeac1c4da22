// A comment or a template may hold text that looks like an import; a plain string is only skipped, for it may be a path.
const skipped = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|`(?:\\[\s\S]|[^\\`])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

const statement =
  /((?:^|;)[ \t]*(?:import\b\s*(?:[\w$\s,*{}]+?\bfrom\b)?|export\b\s*[\w$\s,*{}]+?\bfrom\b)\s*['"]|\bimport\s*\(\s*['"])(\.{1,2}\/[^'"\n]+)(?=['"])/gm;

/** `code` with the specifier of each relative import, re-export and dynamic import replaced; all else as it was. */
export function rewriteImports(code: string, replace: (specifier: string) => string): string {
  // Of the same length, so that positions in it are positions in the code.
  const bare = code.replace(skipped, (text) => (/^['"]/.test(text) ? text : text.replace(/[^\n]/g, ' ')));
  let result = '';
  let end = 0;
  for (const match of bare.matchAll(statement)) {
    const [, before = '', specifier = ''] = match;
    const start = match.index + before.length;
    result += code.slice(end, start) + replace(specifier);
    end = start + specifier.length;
  }
  return result + code.slice(end);
}
