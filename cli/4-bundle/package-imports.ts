import { createRequire } from 'node:module';
import type { PackageAddress, PackageLinks, PackageUses } from './package-links.ts';

const require = createRequire(import.meta.url);

const prefix = 'docs-build-package:';

/** Placeholder for an import of a package's module until its file is known. */
export const packageImport = (module: string): string => prefix + module;

/** The module of a placeholder, relative to the root; null for another import. */
export const importedModule = (specifier: string): string | null =>
  specifier.startsWith(prefix) ? specifier.slice(prefix.length) : null;

/** Whether a file is part of an installed package, which has a version. */
export const isPackageFile = (file: string): boolean => file.includes('/node_modules/');

/** An import of a package's module in a script. */
export interface PackageImport {
  readonly start: number;
  readonly end: number;
  /** File of the package, relative to the root. */
  readonly module: string;
  /** Null for `import()`. */
  readonly names: readonly { readonly imported: string; readonly local: string }[] | null;
}

/** A bundled script and its imports of packages. */
export interface Script {
  readonly code: string;
  readonly imports: readonly PackageImport[];
}

function importsIn(code: string): readonly PackageImport[] {
  if (!code.includes(prefix)) return [];
  // Loaded on demand: most builds have the imports in the cache.
  const { parseSync }: typeof import('rolldown/utils') = require('rolldown/utils');
  const { module } = parseSync('script.js', code);
  const own = (specifier: string) => (specifier.startsWith(prefix) ? [specifier.slice(prefix.length)] : []);
  return [
    ...module.staticImports.flatMap(({ start, end, moduleRequest, entries }) =>
      own(moduleRequest.value).map((path) => ({
        start,
        end,
        module: path,
        names: entries.map(({ importName: { kind, name }, localName }) => ({
          imported: kind === 'NamespaceObject' ? '*' : kind === 'Default' ? 'default' : (name ?? ''),
          local: localName.value,
        })),
      })),
    ),
    ...module.dynamicImports.flatMap(({ start, end, moduleRequest }) =>
      own(code.slice(moduleRequest.start + 1, moduleRequest.end - 1)).map((path) => ({
        start,
        end,
        module: path,
        names: null,
      })),
    ),
  ].sort((one, other) => one.start - other.start);
}

export const readScript = (code: string): Script => ({ code, imports: importsIn(code) });

/** Everything that scripts import from packages, in order of import: some modules change others. */
export function usesOf(scripts: readonly Script[]): PackageUses {
  const names = new Map<string, Set<string>>();
  const later = new Set<string>();
  for (const { module, names: own } of scripts.flatMap(({ imports }) => imports)) {
    if (own === null) {
      later.add(module);
      continue;
    }
    const all = names.get(module) ?? new Set();
    for (const { imported } of own) all.add(imported);
    names.set(module, all);
  }
  return {
    names: Object.fromEntries([...names].map(([module, all]) => [module, [...all].sort()])),
    later: [...later].sort(),
  };
}

const importOf = (url: string, names: readonly string[]): string =>
  names.length === 0
    ? `import${JSON.stringify(url)};`
    : `import{${names.join(',')}}from${JSON.stringify(url)};`;

/** The script with imports from the files that hold the packages. These imports come first, one for each file. */
export function withPackages({ code, imports }: Script, links: PackageLinks): string {
  if (imports.length === 0) return code;
  const lists = new Map<string, string[]>(links.before.map((url) => [url, []]));
  const add = ({ url, name }: PackageAddress, local: string) =>
    lists.set(url, [...(lists.get(url) ?? []), `${name} as ${local}`]);
  // Minified code never has names as long as these.
  const called = links.calls.map((address, index) => ({ address, local: `docsRun${index}` }));
  for (const { address, local } of called) add(address, local);
  let rest = '';
  let done = 0;
  for (const { start, end, module, names } of imports) {
    rest += code.slice(done, start);
    if (names === null) rest += `import(${JSON.stringify(links.later(module))}).then(m=>m.all)`;
    else for (const { imported, local } of names) add(links.addressOf(module, imported), local);
    done = end;
  }
  return [
    ...[...lists].map(([url, list]) => importOf(url, list)),
    ...called.map(({ local }) => `${local}();`),
    rest + code.slice(done),
  ].join('');
}
