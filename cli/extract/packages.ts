import { dirname, join } from 'node:path';
import type { Plan } from '../../renderer/view/plan.ts';
import type { Host } from '../machine/host.ts';
import type { PackageConfig } from '../model/config.ts';
import type { MissingEntry } from '../model/reference.ts';
import { namedFile } from './named-file.ts';
import { isDeclaration, packageDirectory, resolveDeclaration } from './program.ts';

/** An installed documented package. */
export interface Package {
  readonly name: string;
  readonly plan: Plan | null;
  /** Absolute, real path. */
  readonly directory: string;
  /** Modules a reader may import: the package itself first, then by name. */
  readonly modules: readonly Module[];
  /** Module that declares the keys of a theme, if any. */
  readonly theme: string | null;
  /** URL with `{file}` for the path of a source below the package's own source folder. */
  readonly source: string | null;
}

export interface Module {
  /** Specifier in an import statement. */
  readonly specifier: string;
  /** Absolute path of its declaration file. */
  readonly file: string;
}

const glob = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.+^${}()|\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`);

export interface FoundPackage {
  /** Null when none of its entry points exists. */
  readonly found: Package | null;
  readonly missing: readonly MissingEntry[];
}

const specifierOf = (name: string, entry: string): string =>
  entry === '.' ? name : `${name}/${entry.replace(/^\.\//, '')}`;

/** A package as installed for `root`, with the entry points of site.yaml that exist and the ones that are missing. */
export function findPackage(host: Host, root: string, config: PackageConfig): FoundPackage {
  const find = (entry: string): Module | null => {
    const specifier = specifierOf(config.name, entry);
    const file = resolveDeclaration(specifier, root);
    return file === null ? null : { specifier, file };
  };
  const isPattern = (entry: string): boolean => entry.includes('*');
  const named = config.entries.filter((entry) => !isPattern(entry));
  const first = named.flatMap((entry) => find(entry) ?? [])[0];
  const directory = first ? packageDirectory(first.file, config.name) : null;
  const missing = (entry: string): MissingEntry => ({
    package: config.name,
    specifier: specifierOf(config.name, entry),
    file: namedFile(host, root, config.name, entry),
  });
  const wanted = [...named, ...(config.theme === null ? [] : [config.theme])];
  const absent = wanted.filter((entry) => find(entry) === null);
  // Folders can be searched only after an entry point has located the package.
  if (directory === null)
    return { found: null, missing: (absent.length > 0 ? absent : config.entries).map(missing) };
  const folders = config.entries.map((entry) =>
    isPattern(entry) ? foldersLike(host, directory, entry) : [entry],
  );
  const empty = config.entries.filter((entry, index) => isPattern(entry) && folders[index]?.length === 0);
  return {
    found: {
      name: config.name,
      plan: config.plan,
      directory,
      modules: folders.flat().flatMap((entry) => find(entry) ?? []),
      theme: config.theme === null ? null : (find(config.theme)?.file ?? null),
      source: config.source,
    },
    missing: [...absent, ...empty].map(missing),
  };
}

/** `./[A-Z]*` → every folder of the package with that name that has an index. */
function foldersLike(host: Host, directory: string, pattern: string): string[] {
  const matches = glob(pattern);
  return host
    .list(directory)
    .filter((file) => /^[^/]+\/index\.d\.[cm]?ts$/.test(file))
    .map((file) => `./${dirname(file)}`)
    .filter((entry, index, all) => matches.test(entry) && all.indexOf(entry) === index);
}

/**
 * Declarations of a package with TypeScript sources that no module imports, because they are global: `declare module
 * '*.svg'`.
 */
export function ambientFiles(host: Host, { directory, modules }: Package): string[] {
  if (modules.every(({ file }) => isDeclaration(file))) return [];
  return host
    .list(directory)
    .filter(isDeclaration)
    .map((file) => join(directory, file))
    .filter((file) => !/^(?:import|export)\b/m.test(host.readText(file) ?? ''));
}

/** The documented package of a file; a package in another's node_modules is not part of it. */
export function packageOf(packages: readonly Package[], file: string): Package | null {
  return (
    packages.find(
      ({ directory }) =>
        file.startsWith(`${directory}/`) && !file.slice(directory.length).includes('/node_modules/'),
    ) ?? null
  );
}
