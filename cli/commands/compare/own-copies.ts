import { diskHost } from '../../machine/host.ts';
import { installedPackage } from '../../machine/installed-package.ts';
import { join } from '../../machine/paths.ts';

/**
 * Requested packages that bring a copy of another one in a version of its own, in words. Types that they pass on come
 * from the copy, whose members no reference lists.
 */
export function ownCopies(folder: string, versions: Readonly<Record<string, string>>): string[] {
  const requested = Object.entries(versions);
  return requested.flatMap(([outer, outerVersion]) =>
    requested.flatMap(([inner, version]) => {
      const used = installedPackage(diskHost, join(folder, 'node_modules', outer), inner);
      if (used === null || used.version === version) return [];
      return [
        `${outer} ${outerVersion} needs ${inner} ${used.version}, and ${version} is beside it, so entries seem gone that are not: ask for ${inner}@${used.version}.`,
      ];
    }),
  );
}
