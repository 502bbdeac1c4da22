import { existsSync, readFileSync } from 'node:fs';
import { join } from '../../machine/paths.ts';

/**
 * Requested packages that bring a copy of another one in a version of its own, in words. Types that they pass on come
 * from the copy, whose members no reference lists.
 */
export function ownCopies(folder: string, versions: Readonly<Record<string, string>>): string[] {
  const names = Object.keys(versions);
  return names.flatMap((outer) =>
    names.flatMap((inner) => {
      const manifest = join(folder, 'node_modules', outer, 'node_modules', inner, 'package.json');
      if (!existsSync(manifest)) return [];
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
      return [
        `${outer} ${versions[outer]} needs ${inner} ${version}, and ${versions[inner]} is beside it, so entries seem gone that are not: ask for ${inner}@${version}.`,
      ];
    }),
  );
}
