import { join } from 'node:path';
import type { Host } from '../machine/host.ts';
import { installedPackage } from '../machine/installed-package.ts';

/** Conditions in TypeScript's order of preference. */
const conditions = ['types', 'import', 'module', 'require', 'node', 'browser', 'default'];

/** The first file of `{ "import": { "types": "./dist/index.d.ts" } }`. */
function firstFile(target: unknown): string | null {
  if (typeof target === 'string') return target;
  if (Array.isArray(target)) return target.map(firstFile).find((file) => file !== null) ?? null;
  if (typeof target !== 'object' || target === null) return null;
  const choices = target as Record<string, unknown>;
  return conditions.map((condition) => firstFile(choices[condition])).find((file) => file !== null) ?? null;
}

/** The file that the package.json of an installed package names for an entry point; null when it names none. */
export function namedFile(host: Host, root: string, name: string, entry: string): string | null {
  const directory = installedPackage(host, root, name)?.directory;
  if (directory === undefined) return null;
  const manifest = JSON.parse(host.readText(join(directory, 'package.json')) ?? '{}');
  const { exports: all, types, typings, main } = manifest as Record<string, unknown>;
  const isMain = entry === '.';
  if (typeof all !== 'object' || all === null)
    return firstFile(isMain ? (all ?? types ?? typings ?? main) : null);
  const byEntry = Object.keys(all).some((key) => key.startsWith('.'));
  const own = byEntry ? (all as Record<string, unknown>)[entry] : isMain ? all : null;
  return firstFile(own);
}
