import { dirname } from 'node:path';
import type { Plan } from '../../renderer/view/plan.ts';
import type { Host } from '../machine/host.ts';
import type { PackageConfig } from '../model/config.ts';
import { packageDirectory, resolveDeclaration } from './program.ts';

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

/** Entry points of a package that exist; null when the package itself cannot be found from `root`. */
export function findPackage(host: Host, root: string, config: PackageConfig): Package | null {
  const find = (entry: string): Module | null => {
    const specifier = entry === '.' ? config.name : `${config.name}/${entry.replace(/^\.\//, '')}`;
    const file = resolveDeclaration(specifier, root);
    return file === null ? null : { specifier, file };
  };
  const first = config.entries.filter((each) => !each.includes('*')).flatMap((each) => find(each) ?? [])[0];
  const directory = first ? packageDirectory(first.file, config.name) : null;
  if (directory === null) return null;
  const entries = config.entries.flatMap((entry) =>
    entry.includes('*') ? foldersLike(host, directory, entry) : [entry],
  );
  const theme = config.theme === null ? null : (find(config.theme)?.file ?? null);
  return {
    name: config.name,
    plan: config.plan,
    directory,
    modules: entries.flatMap((entry) => find(entry) ?? []),
    theme,
    source: config.source,
  };
}

/** `./[A-Z]*` → every folder of the package with that name that has an index. */
function foldersLike(host: Host, directory: string, pattern: string): string[] {
  const matches = glob(pattern);
  return host
    .list(directory)
    .filter((file) => /^[^/]+\/index\.d\.ts$/.test(file))
    .map((file) => `./${dirname(file)}`)
    .filter((entry) => matches.test(entry));
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
