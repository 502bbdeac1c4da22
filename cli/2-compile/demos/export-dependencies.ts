import type { PackageOverrides } from '../../../renderer/view/demo.ts';
import { type DateAdapter, dateAdapter, holdsDateAdapters } from './date-adapters.ts';
import type { InstalledPackages } from './project-packages.ts';

/** What an exported project installs. */
export interface ExportDependencies {
  /** Name → exact version, sorted; type declarations are the names below `@types/`. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Those of the site's own that concern these dependencies. */
  readonly overrides: PackageOverrides;
}

/** What every exported project imports, by what surrounds the demos of the site. */
const always = {
  none: ['react', 'react-dom'],
  material: ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@mui/material'],
} as const;

/** `@scope/name/sub/path` → `@scope/name` */
export const packageName = (specifier: string): string =>
  /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** `@scope/name/sub/path` → [`@scope/name`, `sub/path`]; null for a file or a URL. */
function packageOf(specifier: string): readonly [name: string, subPath: string] | null {
  const match = /^((?:@[\w.~-]+\/)?[\w~-][\w.~-]*)(?:\/(.*))?$/.exec(specifier);
  return match === null ? null : [match[1] ?? '', match[2] ?? ''];
}

const typesOf = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

/** A package's name without the `@range` that npm lets an override's key end in. */
const overridden = (key: string): string => key.replace(/(?<=.)@.*$/, '');

function requiredPeers({ find }: InstalledPackages, name: string): string[] {
  const manifest = find(name);
  if (manifest === null) return [];
  return Object.keys(manifest.peerDependencies).filter((peer) => !manifest.optionalPeers.includes(peer));
}

/** `names` and everything they install. */
function installedWith({ find }: InstalledPackages, names: Iterable<string>): Set<string> {
  const reached = new Set(names);
  // A set is walked in order of insertion, what is added on the way included.
  for (const name of reached)
    for (const dependency of Object.keys(find(name)?.dependencies ?? {})) reached.add(dependency);
  return reached;
}

/** Library → its version where the adapter decides it, else null. */
function adapted(adapters: readonly DateAdapter[]): Map<string, string | null> {
  const versions = new Map<string, string | null>();
  for (const { library, version } of adapters) {
    if (versions.has(library) && versions.get(library) !== version)
      throw new TypeError(`A demo imports adapters of two versions of ${library}; a project has one.`);
    versions.set(library, version);
  }
  return versions;
}

/**
 * What a project installs whose files import `specifiers`: the packages they are of, the
 * date library of an adapter they import, the peers all of these require, and the type declarations installed here.
 * A package that is not installed is left out; the bundler reports it.
 *
 * @throws TypeError for an adapter of no supported date library, or two adapters that exclude each other.
 */
export function exportDependencies(
  specifiers: readonly string[],
  installed: InstalledPackages,
  theme: 'material' | 'none',
): ExportDependencies {
  const { find } = installed;
  const imports = [...new Set(specifiers)].map(packageOf).filter((each) => each !== null);
  const adapters = imports
    .filter(([name]) => holdsDateAdapters(find(name)))
    .map(([, subPath]) => dateAdapter(subPath))
    .filter((adapter) => adapter !== null);
  const libraries = adapted(adapters);

  const names = new Set<string>([...always[theme], ...imports.map(([name]) => name), ...libraries.keys()]);
  for (const name of names) for (const peer of requiredPeers(installed, name)) names.add(peer);
  const typed = [...names].flatMap((name) => [name, typesOf(name)]);
  const dependencies = typed.flatMap((name) => {
    const version = libraries.get(name) ?? find(name)?.version;
    return version === undefined ? [] : [[name, version] as const];
  });

  const reached = installedWith(installed, names);
  return {
    dependencies: Object.fromEntries(dependencies.sort(([a], [b]) => (a < b ? -1 : 1))),
    overrides: Object.fromEntries(
      Object.entries(installed.overrides).filter(([key]) => reached.has(overridden(key))),
    ),
  };
}
