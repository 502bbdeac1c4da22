import type { PackageOverrides } from '../../../renderer/view/demo.ts';
import type { Host } from '../../machine/host.ts';
import { join } from '../../machine/paths.ts';

/** Facts from the manifest of an installed package. */
export interface PackageManifest {
  /** Exact version. */
  readonly version: string;
  /** Whether no registry has it. */
  readonly isPrivate: boolean;
  /** Name → range */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Name → range, of required and optional peers. */
  readonly peerDependencies: Readonly<Record<string, string>>;
  /** Names of the optional peers. */
  readonly optionalPeers: readonly string[];
}

export interface InstalledPackages {
  /** Null when it is not installed. */
  readonly find: (name: string) => PackageManifest | null;
  readonly overrides: PackageOverrides;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly overrides?: PackageOverrides;
}

/**
 * `folders`: absolute paths of folders with `package.json` and `node_modules/`. The first folder that has a package
 * wins.
 */
export function installedPackages(host: Host, folders: readonly string[]): InstalledPackages {
  /** Manifests of the folders, in order, read lazily. */
  function* manifests(path: string): Generator<Manifest> {
    for (const folder of folders) {
      const text = host.readText(join(folder, path));
      if (text !== null) yield JSON.parse(text);
    }
  }
  const found = new Map<string, PackageManifest | null>();
  const read = (name: string): PackageManifest | null => {
    const [installed] = manifests(join('node_modules', name, 'package.json'));
    // Modules of a package import it by its name.
    const manifest = installed ?? [...manifests('package.json')].find((around) => around.name === name);
    if (manifest?.version === undefined) return null;
    const { version, dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
    const optionalPeers = Object.keys(peerDependenciesMeta).filter(
      (peer) => peerDependenciesMeta[peer]?.optional,
    );
    const isPrivate = manifest.private === true;
    return { version, isPrivate, dependencies, peerDependencies, optionalPeers };
  };
  return {
    find: (name) => {
      if (!found.has(name)) found.set(name, read(name));
      return found.get(name) ?? null;
    },
    overrides: [...manifests('package.json')].find(({ overrides }) => overrides)?.overrides ?? {},
  };
}
