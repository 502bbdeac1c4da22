import { dirname, join } from 'node:path';
import { type Package, packageOf } from '../packages.ts';
import { isDeclaration, ts } from '../program.ts';
import { assigned, parseScript, scriptFile } from '../script.ts';

/** The origin of a name in a script. */
export type Binding =
  /** A declaration at the top of `file`; null for a value that CommonJS exports without a name. */
  | { readonly kind: 'declared'; readonly file: string; readonly node: ts.Node }
  /** An export of a package that is not documented; `default` when it has no name. */
  | { readonly kind: 'foreign'; readonly specifier: string; readonly name: string };

/** The scripts of the documented packages, parsed at most once, with the names that they import from one another. */
export interface Scripts {
  /** The script beside a declaration, as an ECMAScript module where the package has one; null without a script. */
  readonly scriptOf: (declaration: string) => string | null;
  /** The main module of the documented package that has a script. */
  readonly entryOf: (file: string) => string | null;
  /** The meaning of a name at the top of a script. */
  readonly binding: (file: string, name: string) => Binding | null;
  readonly exported: (file: string, name: string) => Binding | null;
}

interface Script {
  readonly source: ts.SourceFile;
  readonly declared: ReadonlyMap<string, ts.Node>;
  readonly imported: ReadonlyMap<string, { readonly specifier: string; readonly name: string }>;
}

/** Hooks of other packages are read only if they merge props. */
const forProps = /^use[A-Z]\w*Props$/;
/** React's own packages are never read: they have no props, and their hooks are known. */
const runtime = /^react(?:-dom|-is)?$/;

interface Manifest {
  readonly main?: string;
  readonly module?: string;
  readonly exports?: unknown;
}

/** `./esm/index.js` of `{ ".": { "import": "./esm/index.js" } }`, perhaps below `default`, of `module` or of `main`. */
function mainModule({ main = 'index.js', module, exports }: Manifest): string {
  const root = (exports as { readonly '.'?: unknown } | undefined)?.['.'];
  const modules = (root as { readonly import?: unknown } | undefined)?.import;
  const modern = (modules as { readonly default?: unknown } | undefined)?.default ?? modules;
  return typeof modern === 'string' ? modern : (module ?? main);
}

export function createScripts(
  readText: (file: string) => string | null,
  packages: readonly Package[],
): Scripts {
  const parsed = new Map<string, Script | null>();
  const entries = new Map<string, string | null>(
    packages.map((entry) => {
      const manifest = JSON.parse(readText(join(entry.directory, 'package.json')) ?? '{}') as Manifest;
      return [entry.name, join(entry.directory, mainModule(manifest))];
    }),
  );

  const read = (file: string): Script | null => {
    const known = parsed.get(file);
    if (known !== undefined) return known;
    const text = readText(file);
    const script = text === null ? null : readScript(parseScript(text));
    parsed.set(file, script);
    return script;
  };

  const resolve = (from: string, specifier: string): string | null => {
    const candidates = (base: string) => [
      base,
      `${base}.js`,
      `${base}.mjs`,
      `${base}/index.mjs`,
      `${base}/index.js`,
    ];
    if (specifier.startsWith('.'))
      return candidates(join(dirname(from), specifier)).find((file) => isFile(file)) ?? null;
    const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
    const entry = runtime.test(name) ? null : entryIn(from, name);
    if (entry === null) return null;
    if (specifier === name) return entry;
    const base = join(dirname(entry), specifier.slice(name.length + 1));
    return candidates(base).find((file) => isFile(file)) ?? null;
  };
  /** The main module of a package that `from` can import. */
  const entryIn = (from: string, name: string): string | null => {
    const known = entries.get(name);
    if (known !== undefined) return known;
    let folder = dirname(from);
    while (folder !== dirname(folder)) {
      const home = join(folder, 'node_modules', name);
      const text = readText(join(home, 'package.json'));
      if (text !== null) {
        const entry = join(home, mainModule(JSON.parse(text) as Manifest));
        entries.set(name, entry);
        return entry;
      }
      folder = dirname(folder);
    }
    entries.set(name, null);
    return null;
  };
  const isOwn = (specifier: string): boolean =>
    packages.some(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  const isFile = (file: string): boolean => /\.m?js$/.test(file) && read(file) !== null;

  const follow = (from: string, specifier: string, name: string, seen: Set<string>): Binding | null => {
    const last = name === 'default' ? (specifier.split('/').at(-1) ?? '') : name;
    const follows = specifier.startsWith('.') || isOwn(specifier) || forProps.test(last);
    const file = follows ? resolve(from, specifier) : null;
    if (file !== null) return exported(file, name, seen);
    return specifier.startsWith('.') ? null : { kind: 'foreign', specifier, name };
  };

  const exported = (file: string, name: string, seen = new Set<string>()): Binding | null => {
    if (seen.has(`${file}:${name}`)) return null;
    seen.add(`${file}:${name}`);
    const script = read(file);
    if (script === null) return null;
    for (const statement of script.source.statements) {
      if (ts.isExportAssignment(statement) && name === 'default')
        return ts.isIdentifier(statement.expression)
          ? binding(file, statement.expression.text, seen)
          : { kind: 'declared', file, node: statement.expression };
      if (!ts.isExportDeclaration(statement)) continue;
      const from =
        statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier)
          ? statement.moduleSpecifier.text
          : null;
      if (!statement.exportClause) {
        const found = from === null ? null : follow(file, from, name, seen);
        if (found?.kind === 'declared') return found;
      } else if (ts.isNamedExports(statement.exportClause)) {
        const one = statement.exportClause.elements.find((element) => element.name.text === name);
        if (!one) continue;
        const original = (one.propertyName ?? one.name).text;
        return from === null ? binding(file, original, seen) : follow(file, from, original, seen);
      }
    }
    const value = script.declared.has(name) ? null : assigned(script.source, name);
    return value ? { kind: 'declared', file, node: value } : binding(file, name, seen);
  };

  const binding = (file: string, name: string, seen = new Set<string>()): Binding | null => {
    const script = read(file);
    const node = script?.declared.get(name);
    if (node) return { kind: 'declared', file, node };
    const imported = script?.imported.get(name);
    return imported ? follow(file, imported.specifier, imported.name, seen) : null;
  };

  return {
    scriptOf: (declaration) => {
      if (!isDeclaration(declaration)) return null;
      const own = packageOf(packages, declaration);
      const beside = scriptFile(declaration);
      const entry = own && entries.get(own.name);
      const modern = own && entry ? join(dirname(entry), beside.slice(own.directory.length + 1)) : beside;
      return [modern, beside].find((file) => read(file) !== null) ?? null;
    },
    entryOf: (file) => entries.get(packageOf(packages, file)?.name ?? '') ?? null,
    binding: (file, name) => binding(file, name),
    exported: (file, name) => exported(file, name),
  };
}

function readScript(source: ts.SourceFile): Script {
  const declared = new Map<string, ts.Node>();
  const imported = new Map<string, { specifier: string; name: string }>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) declared.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations)
        if (ts.isIdentifier(one.name)) declared.set(one.name.text, one);
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const specifier = statement.moduleSpecifier.text;
      const { name, namedBindings } = statement.importClause ?? {};
      if (name) imported.set(name.text, { specifier, name: 'default' });
      if (namedBindings && ts.isNamedImports(namedBindings))
        for (const one of namedBindings.elements)
          imported.set(one.name.text, { specifier, name: (one.propertyName ?? one.name).text });
    }
  }
  return { source, declared, imported };
}
