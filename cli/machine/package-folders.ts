import { existsSync, readdirSync } from 'node:fs';
import { liesIn } from './links-out.ts';
import { basename, join, realPath, upwards } from './paths.ts';

const modules = 'node_modules';

/** Where Node.js looks for the packages of a module in `folder`, as real paths. */
const foldersAbove = (folder: string): string[] =>
  upwards(folder)
    .map((each) => join(each, modules))
    .filter((own) => existsSync(own))
    .map(realPath);

/**
 * Folders of packages that are only links in the `node_modules` folder `folder`: those of a workspace, those under
 * development, and those of a package manager that keeps one copy for all projects.
 */
export function linkedPackages(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) return existsSync(path) ? [realPath(path)] : [];
    return entry.isDirectory() && entry.name.startsWith('@') ? linkedPackages(path) : [];
  });
}

/**
 * Folders that hold every package that a module in `folder` can import, and the dependencies of these packages, however
 * they were installed.
 */
export function packageFolders(folder: string): readonly string[] {
  const found = new Set(foldersAbove(folder));
  // A set is walked in order of insertion, additions during the walk included.
  for (const path of found) {
    if (basename(path) !== modules) continue;
    for (const real of linkedPackages(path)) {
      for (const above of foldersAbove(real)) found.add(above);
      if (![...found].some((known) => liesIn(known, real))) found.add(real);
    }
  }
  return [...found];
}
