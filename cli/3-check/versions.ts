import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import { installedPackage } from '../machine/installed-package.ts';
import { packagesFolder } from '../machine/tool.ts';
import type { Site } from '../model/site.ts';

/** Checks that the documented versions are the installed ones. */
export function checkVersions(host: Host, site: Site): Diagnostic[] {
  return site.config.products
    .flatMap((product) => product.packages)
    .flatMap(({ name, version, place }) => {
      const installed = installedPackage(host, packagesFolder(site.root), name)?.version ?? null;
      if (version === null) return [diagnostic('version/mismatch', place, `${name} is not installed.`)];
      if (installed === version) return [];
      const found = installed === null ? 'it is not installed' : `${installed} is installed`;
      return [diagnostic('version/mismatch', place, `${name} is documented at ${version}, but ${found}.`)];
    });
}
