import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Package } from './packages.ts';

/** Global class names by the export that holds them, then by key: `lampClasses` → `root` → `Glow-Lamp-root`. */
export type ClassNames = ReadonlyMap<string, Readonly<Record<string, string>>>;

const isNames = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((each) => typeof each === 'string');

/** Read from the packages as they run: only there are the names certain. A package that cannot run has none. */
export function readClassNames(root: string, packages: readonly Package[]): ClassNames {
  const require = createRequire(join(root, 'package.json'));
  const found = new Map<string, Readonly<Record<string, string>>>();
  for (const { modules } of packages) {
    for (const { specifier } of modules) {
      for (const [name, value] of Object.entries(run(require, specifier))) {
        if (/[cC]lasses$/.test(name) && isNames(value) && !found.has(name)) found.set(name, value);
      }
    }
  }
  return found;
}

function run(require: NodeJS.Require, specifier: string): object {
  try {
    const module: unknown = require(specifier);
    return typeof module === 'object' && module !== null ? module : {};
  } catch {
    return {};
  }
}
