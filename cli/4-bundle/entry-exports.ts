/** A name that a file exports. */
export interface Exported {
  /** The path as the entry has it. */
  readonly from: string;
  readonly name: string;
}

/** An entry that only re-exports from other files. */
export interface EntryExports {
  /** Imported files, in the order in which they run. */
  readonly files: readonly string[];
  /** Functions that run modules of these files; the entry calls them in this order. */
  readonly calls: readonly Exported[];
  readonly names: ReadonlyMap<string, Exported>;
}

const imports = /import\s*(?:\{([^}]*)\}\s*from\s*)?"([^"]+)"/;
const exports = /export\s*\{([^}]*)\}(?:\s*from\s*"([^"]+)")?/;
const calls = /([\w$]+\(\)(?:\s*,\s*[\w$]+\(\))*)/;
const statement = new RegExp(`\\s*(?:${imports.source}|${exports.source}|${calls.source})\\s*(?:;|$)`, 'y');

/** `a as b,c` → [[a, b], [c, c]] */
const pairs = (list = ''): [string, string][] =>
  list
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [from = '', to = from] = pair.split(/\s+as\s+/);
      return [from, to];
    });

/** Parses the bundler's code of an entry; null when it has more than imports, exports and such calls. */
export function entryExports(code: string): EntryExports | null {
  const files = new Set<string>();
  const locals = new Map<string, Exported>();
  const names = new Map<string, Exported>();
  const called: (Exported | undefined)[] = [];
  const text = code.replaceAll(/^\/\/#.*$/gm, '').trimEnd();
  statement.lastIndex = 0;
  while (statement.lastIndex < text.length) {
    const found = statement.exec(text);
    if (found === null) return null;
    const [, imported, file, exported, from, sequence] = found;
    for (const path of [file, from]) if (path !== undefined) files.add(path);
    if (file !== undefined)
      for (const [name, local] of pairs(imported)) locals.set(local, { from: file, name });
    for (const [name] of pairs(sequence?.replaceAll('()', ''))) called.push(locals.get(name));
    for (const [name, as] of pairs(exported)) {
      const own = from === undefined ? locals.get(name) : { from, name };
      if (own === undefined) return null;
      names.set(as, own);
    }
  }
  const all = called.flatMap((call) => call ?? []);
  return all.length < called.length ? null : { files: [...files], calls: all, names };
}
