import { dirname, join } from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics.ts';
import type { Host } from '../host.ts';
import type { Site } from '../model.ts';

/**
 * Version of a package as Node would find it from `directory`, which may lie in the package itself; null when it is
 * not installed.
 */
function installedVersion(host: Host, directory: string, name: string): string | null {
  const manifest = (folder: string): { name?: unknown; version?: unknown } | null =>
    JSON.parse(host.readText(join(folder, 'package.json')) ?? 'null');
  const own = manifest(directory);
  const found = own?.name === name ? own : manifest(join(directory, 'node_modules', name));
  if (found !== null) return String(found.version);
  return directory === dirname(directory) ? null : installedVersion(host, dirname(directory), name);
}

/** The documentation describes exactly the versions it runs. */
export function checkVersions(host: Host, site: Site): Diagnostic[] {
  return site.config.products
    .flatMap((product) => product.packages)
    .flatMap(({ name, version, place }) => {
      const installed = installedVersion(host, site.root, name);
      if (installed === version) return [];
      const found = installed === null ? 'it is not installed' : `${installed} is installed`;
      return [diagnostic('version/mismatch', place, `${name} is documented at ${version}, but ${found}.`)];
    });
}
