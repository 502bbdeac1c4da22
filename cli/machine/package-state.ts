import type { Host } from './host.ts';
import { installedPackage } from './installed-package.ts';
import { liesIn } from './links-out.ts';
import { dirname, join } from './paths.ts';
import { packagesFolder } from './tool.ts';

/** Files that determine the exports of a package. */
const sources = /(?:\.[cm]?[jt]sx?|(?:^|\/)package\.json)$/;

/**
 * The state of a package and of the packages it needs: a version for a package that npm installed; contents for one
 * developed beside its documentation, which changes without a new version. Null when it is not installed.
 */
export function packageState(host: Host, root: string, name: string): string[] | null {
  const site = host.realPath(root);
  const seen = new Set<string>();
  const stateOf = (from: string, one: string): string[] | null => {
    const found = installedPackage(host, from, one);
    if (found === null) return null;
    const directory = host.realPath(found.directory);
    if (seen.has(directory)) return [];
    seen.add(directory);
    if (dirname(directory).includes('node_modules')) return [found.version];
    const own = ['content', 'out'].map((folder) => `${join(site, folder).slice(directory.length + 1)}/`);
    const files = host
      .list(directory)
      .filter(
        (file) =>
          sources.test(file) && !(liesIn(directory, site) && own.some((path) => file.startsWith(path))),
      );
    const { dependencies = {} } = JSON.parse(host.readText(join(directory, 'package.json')) ?? '{}');
    return [
      ...files.flatMap((file) => [file, host.readText(join(directory, file)) ?? '']),
      ...Object.keys(dependencies).flatMap((dependency) => stateOf(directory, dependency) ?? []),
    ];
  };
  return stateOf(packagesFolder(root), name);
}
