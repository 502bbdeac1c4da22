import { existsSync, readFileSync } from 'node:fs';
import { exports as entryOf } from 'resolve.exports';
import { dirname, join, realPath, upwards } from './paths.ts';

/** Conditions under which packages name their sources, before those of every bundler. */
export const sourceConditions = ['source', 'development'];

const names = /^((?:@[\w.~-]+\/)?[\w~][\w.~-]*)(?:\/.*)?$/;

const hasManifest = (folder: string): boolean => existsSync(join(folder, 'package.json'));

/** The package with a name that contains a folder, whose modules may import it by that name; null for any other. */
function around(name: string, folder: string): string | null {
  const own = upwards(folder).find(hasManifest);
  return own !== undefined && JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')).name === name
    ? own
    : null;
}

/** The real path of a package, as a module in `folder` finds it; null when it is not installed. */
function packageFolder(name: string, folder: string): string | null {
  const installed = upwards(folder).map((each) => join(each, 'node_modules', name));
  const found = installed.find(hasManifest) ?? around(name, folder);
  return found === null ? null : realPath(found);
}

/** Whether a package is developed beside the site: a link, such as one of the same workspace, or the package around it. */
export function isLinked(name: string, folder: string): boolean {
  const directory = packageFolder(name, folder);
  return directory !== null && !dirname(directory).includes('node_modules');
}

/**
 * The source of an import from a package that is developed beside the site: the existing file that the conditions
 * `source` or `development` of its `exports` name. Null for any other import. Installed packages are read as published:
 * their sources may be missing, and `development` would make them slower.
 */
export function workspaceSource(specifier: string, folder: string): string | null {
  const [, name] = names.exec(specifier) ?? [];
  if (name === undefined || !isLinked(name, folder)) return null;
  const directory = packageFolder(name, folder) ?? '';
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  if (!hasCondition(manifest.exports)) return null;
  try {
    const found = entryOf(manifest, specifier, { conditions: sourceConditions, browser: true }) ?? [];
    return found.map((path) => join(directory, path)).find((path) => existsSync(path)) ?? null;
  } catch {
    // The package has no such entry: the bundler reports the import.
    return null;
  }
}

const hasCondition = (exports: unknown): boolean =>
  typeof exports === 'object' &&
  exports !== null &&
  Object.entries(exports).some(([key, value]) => sourceConditions.includes(key) || hasCondition(value));
