import { packageName } from '../../../renderer/package-name.ts';
import type { PackageOverrides } from '../../../renderer/view/demo.ts';
import { perObject } from '../../machine/per-object.ts';
import type { DemoConfig } from '../../model/config.ts';
import { companionFinder } from '../../site/companions.ts';
import type { InstalledPackages } from './project-packages.ts';

/** The packages that an exported project installs. */
export interface ExportDependencies {
  /** Name → exact version, sorted; type declarations are the names below `@types/`. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** The site's own overrides that concern these dependencies. */
  readonly overrides: PackageOverrides;
}

/** Imported by every exported project. */
const always = ['react', 'react-dom'];

/** Whether an import names a package, not a file or a URL. */
const isOfPackage = (specifier: string): boolean =>
  /^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*(?:\/.*)?$/.test(specifier);

const typesOf = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

/** A package's name without the `@range` that npm allows at the end of an override's key. */
const overridden = (key: string): string => key.replace(/(?<=.)@.*$/, '');

function requiredPeers({ find }: InstalledPackages, name: string): string[] {
  const manifest = find(name);
  if (manifest === null) return [];
  return Object.keys(manifest.peerDependencies).filter((peer) => !manifest.optionalPeers.includes(peer));
}

/** A package and all packages installed with it. Most demos need the same packages. */
const installedWith = perObject(({ find }: InstalledPackages) => {
  const known = new Map<string, ReadonlySet<string>>();
  return (name: string): ReadonlySet<string> => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const reached = new Set([name]);
    // A set is iterated in order of insertion, including elements added during the loop.
    for (const parent of reached)
      for (const dependency of Object.keys(find(parent)?.dependencies ?? {})) reached.add(dependency);
    known.set(name, reached);
    return reached;
  };
});

/** Package → the version that a companion fixes, else null. */
function companionVersions(
  specifiers: readonly string[],
  companions: DemoConfig['project']['companions'],
): Map<string, string | null> {
  const companionOf = companionFinder(companions);
  const versions = new Map<string, string | null>();
  for (const specifier of specifiers) {
    const companion = companionOf(specifier);
    if (companion === null) continue;
    const { package: name, version } = companion;
    if (name === null)
      throw new TypeError(
        `Cannot tell which package goes with ${specifier}; \`demos.project.companions\` in site.yaml names none.`,
      );
    if (versions.has(name) && versions.get(name) !== version)
      throw new TypeError(`A demo imports modules for two versions of ${name}; a project has one.`);
    versions.set(name, version);
  }
  return versions;
}

/** Results by packages and their versions. Many demos have the same. */
const knownFor = perObject((_: InstalledPackages) => new Map<string, ExportDependencies>());

/**
 * The packages of a project with imports of `specifiers`: the imported packages, their companions, the packages of
 * every project, all required peers, and the type declarations that are installed here. Skips a package that is not
 * installed; the bundler reports it.
 *
 * @throws TypeError for a module whose companion is not known, or two whose companions exclude each other.
 */
export function exportDependencies(
  specifiers: readonly string[],
  installed: InstalledPackages,
  { packages, companions }: Pick<DemoConfig['project'], 'packages' | 'companions'>,
): ExportDependencies {
  const imports = [...new Set(specifiers)].filter(isOfPackage);
  const versions = companionVersions(imports, companions);
  const wanted = new Set([...always, ...packages, ...imports.map(packageName), ...versions.keys()]);
  const names = [...wanted].sort();
  const key = JSON.stringify(names.map((name) => [name, versions.get(name)]));
  const known = knownFor(installed);
  const found = known.get(key) ?? installing(names, versions, installed);
  known.set(key, found);
  return found;
}

function installing(
  wanted: readonly string[],
  versions: ReadonlyMap<string, string | null>,
  installed: InstalledPackages,
): ExportDependencies {
  const { find } = installed;
  const names = new Set(wanted);
  for (const name of names) for (const peer of requiredPeers(installed, name)) names.add(peer);
  const typed = [...names].flatMap((name) => [name, typesOf(name)]);
  const dependencies = typed.flatMap((name) => {
    const version = versions.get(name) ?? find(name)?.version;
    return version === undefined ? [] : [[name, version] as const];
  });

  const isInstalled = (name: string): boolean =>
    [...names].some((other) => installedWith(installed)(other).has(name));
  return {
    dependencies: Object.fromEntries(dependencies.sort(([a], [b]) => (a < b ? -1 : 1))),
    overrides: Object.fromEntries(
      Object.entries(installed.overrides).filter(([key]) => isInstalled(overridden(key))),
    ),
  };
}
