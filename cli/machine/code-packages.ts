import { basename, join } from 'node:path';
import type { Host } from './host.ts';
import { toolRoot } from './own-code.mjs';

/** The entry of a package in npm's lock file, keyed by its folder. */
interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
  /** Folder of docs-build, relative to the lock file. */
  readonly own: string;
}

/** The lock file beside the code in a clone, or in the folder above an installed package. */
function lockOf(host: Host): Lock | null {
  const clone = host.readText(join(toolRoot, 'package-lock.json'));
  if (clone !== null) return { packages: JSON.parse(clone).packages ?? {}, own: '' };
  const installed = host.readText(join(toolRoot, '../.package-lock.json'));
  if (installed === null) return null;
  return { packages: JSON.parse(installed).packages ?? {}, own: `node_modules/${basename(toolRoot)}` };
}

/** Folder of the package that a name resolves to from a folder; null when it is not installed. */
function folderOf({ packages }: Lock, name: string, from: string): string | null {
  let folder = from;
  for (;;) {
    const found = join(folder, 'node_modules', name).replaceAll('\\', '/');
    if (packages[found] !== undefined) return found;
    if (folder === '') return null;
    folder = folder.slice(0, Math.max(folder.lastIndexOf('node_modules/') - 1, 0));
  }
}

const packageName = /['"`]((?:@[\w.-]+\/)?[\w.-]+)/g;

/**
 * The packages of docs-build that its code names, and all that these install, each with its version. A package's name
 * in quotes counts as a use, because not every use is an import.
 */
export function codePackages(code: readonly string[], host: Host): string[] {
  const manifest = JSON.parse(host.readText(join(toolRoot, 'package.json')) ?? '{}');
  const known: Readonly<Record<string, string>> = { ...manifest.peerDependencies, ...manifest.dependencies };
  const named = new Set(code.flatMap((text) => [...text.matchAll(packageName)].map(([, name = '']) => name)));
  const used = Object.keys(known).filter((name) => named.has(name));
  const lock = lockOf(host);
  // Another package manager: the versions that docs-build requires.
  if (lock === null) return used.sort().map((name) => `${name}@${known[name]}`);
  const reached = new Set(used.flatMap((name) => folderOf(lock, name, lock.own) ?? []));
  // A set is walked in order of insertion, additions during the walk included.
  for (const folder of reached) {
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = folderOf(lock, name, folder);
      if (found !== null) reached.add(found);
    }
  }
  return [...reached].sort().map((folder) => {
    const { version, integrity } = lock.packages[folder] ?? {};
    return `${folder}@${version} ${integrity}`;
  });
}
