import { intersects, satisfies, validRange } from 'semver';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import { editToNearest } from '../diagnostics/nearest.ts';
import type { Host } from '../machine/host.ts';
import { installedPackage } from '../machine/installed-package.ts';
import { join } from '../machine/paths.ts';
import { packagesFolder } from '../machine/tool.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';

/** A name and a range; not a path, an address or a variable. */
const specifier = /^((?:@[\w.-]+\/)?[\w.-]+)(?:@([^:/]+))?$/;

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (host: Host, folder: string): Manifest =>
  JSON.parse(host.readText(join(folder, 'package.json')) ?? '{}');

interface Known {
  /** Packages that the site names, and those that they need beside them. */
  readonly names: readonly string[];
  /** Ranges in which the documented packages work with another one. */
  readonly peers: ReadonlyMap<string, readonly string[]>;
}

function knownIn(host: Host, { root, config }: Site): Known {
  const documented = config.products.flatMap(({ packages }) => packages.map(({ name }) => name));
  const own = [root, packagesFolder(root)].map((folder) => manifestIn(host, folder));
  const named = own.flatMap(({ dependencies, devDependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
  );
  const peers = new Map<string, readonly string[]>();
  for (const name of documented) {
    const folder = installedPackage(host, packagesFolder(root), name)?.directory;
    const { peerDependencies = {} } = folder === undefined ? {} : manifestIn(host, folder);
    for (const [peer, range] of Object.entries(peerDependencies))
      peers.set(peer, [...(peers.get(peer) ?? []), range]);
  }
  return { names: [...new Set([...documented, ...named, ...peers.keys()])].sort(), peers };
}

/** Checks that commands install packages that exist here, in ranges that fit what is documented. */
export function checkInstallLines(host: Host, site: Site, { pages }: CompiledSite): Diagnostic[] {
  const installs = pages.flatMap((page) => page.installs);
  if (installs.length === 0) return [];
  const { names, peers } = knownIn(host, site);
  // A site that names no package has nothing to compare with.
  if (names.length === 0) return [];
  const folder = packagesFolder(site.root);
  return installs.flatMap(({ text, place }) => {
    const [, name, range] = specifier.exec(text) ?? [];
    if (name === undefined) return [];
    const installed = installedPackage(host, folder, name)?.version ?? null;
    if (installed === null && !names.includes(name)) {
      const more = { help: didYouMean(name, names), edit: editToNearest(name, names) };
      return [diagnostic('code/unknown-package', place, `No documented package needs \`${name}\`.`, more)];
    }
    // A tag, such as `latest`, names no version.
    if (range === undefined || validRange(range) === null) return [];
    const fits =
      (installed !== null && satisfies(installed, range)) ||
      (peers.get(name) ?? []).some((peer) => validRange(peer) !== null && intersects(peer, range));
    if (fits || (installed === null && !peers.has(name))) return [];
    const version = installed === null ? peers.get(name)?.join(' and ') : installed;
    return [
      diagnostic('code/other-version', place, `\`${text}\` does not install what is documented: ${version}.`),
    ];
  });
}
