import { createRequire } from 'node:module';

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
