import { existsSync, readdirSync, statSync } from 'node:fs';
import { isAbsolute, join, realPath, relative } from './paths.ts';

/** Whether a real path lies in a folder, given by its real path. */
export function liesIn(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !(way.split('/')[0] === '..' || isAbsolute(way));
}

/**
 * Links below `directory`, a path in `root`, with a target outside `root`. Their paths are relative to the root, with
 * `/`. Broken links do not count, and folders called `node_modules` are left out.
 */
export function linksOut(root: string, directory: string): readonly string[] {
  const home = realPath(root);
  const visited = new Set<string>();
  const follow = (name: string): string[] => {
    const path = join(root, name);
    if (!existsSync(path)) return [];
    const real = realPath(path);
    if (!liesIn(home, real)) return [name];
    if (visited.has(real) || !statSync(real).isDirectory()) return [];
    visited.add(real);
    return readdirSync(real, { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() || entry.name === 'node_modules' ? [] : follow(`${name}/${entry.name}`),
    );
  };
  return follow(directory).sort();
}
