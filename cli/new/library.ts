import hostedGitInfo from 'hosted-git-info';
import type { Host } from '../machine/host.ts';
import { installedPackage } from '../machine/installed-package.ts';
import { dirname, join } from '../machine/paths.ts';
import { isLinked } from '../machine/workspace-source.ts';
import { titleFrom } from './page-files.ts';

/** The facts that a new site takes from the package that it documents. */
export interface Library {
  readonly name: string;
  readonly directory: string;
  readonly title: string;
  readonly description: string | null;
  readonly readme: string | null;
  /** Absent when package.json names no repository of a known host. */
  readonly repository?: { readonly url: string; readonly tag: string };
}

interface Manifest {
  readonly name?: unknown;
  readonly description?: unknown;
  readonly repository?: unknown;
  readonly [field: string]: unknown;
}

const readManifest = (host: Host, folder: string): Manifest | null =>
  JSON.parse(host.readText(join(folder, 'package.json')) ?? 'null');

const isLibrary = (manifest: Manifest): boolean =>
  ['exports', 'main', 'module', 'types'].some((field) => manifest[field] !== undefined);

/**
 * The package that a site in `folder` most likely documents: the one around it, or one of its own workspace that it
 * depends on. Null when there is none.
 */
export function likelyLibrary(host: Host, folder: string): string | null {
  const manifest = readManifest(host, folder);
  if (manifest === null) return folder === dirname(folder) ? null : likelyLibrary(host, dirname(folder));
  if (typeof manifest.name === 'string' && isLibrary(manifest)) return manifest.name;
  const dependencies = Object.keys({ ...Object(manifest.devDependencies), ...Object(manifest.dependencies) });
  // docs-build itself may be a link to its clone.
  return dependencies.find((name) => name !== 'docs-build' && isLinked(name, folder)) ?? null;
}

function repositoryOf({ repository }: Manifest, version: string): Library['repository'] {
  const address = typeof repository === 'string' ? repository : Object(repository).url;
  const url = typeof address === 'string' ? hostedGitInfo.fromUrl(address)?.browse() : undefined;
  return url === undefined ? undefined : { url, tag: version === '0.0.0' ? 'HEAD' : `v${version}` };
}

/** The package as Node would find it from `folder`; null when it is not installed. */
export function findLibrary(host: Host, folder: string, name: string): Library | null {
  const installed = installedPackage(host, folder, name);
  if (installed === null) return null;
  const { directory, version } = installed;
  const manifest = readManifest(host, directory) ?? {};
  const repository = repositoryOf(manifest, version);
  return {
    name,
    directory,
    title: titleFrom(name.replace(/^@[^/]+\//, '')),
    description: typeof manifest.description === 'string' ? manifest.description : null,
    readme: host.readText(join(directory, 'README.md')),
    ...(repository === undefined ? {} : { repository }),
  };
}
