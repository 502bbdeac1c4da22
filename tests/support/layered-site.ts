import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const sites = join(import.meta.dirname, '../sites');

/**
 * Copies the base site to `root`, and over it the files of a broken one if `broken` names it. Its node_modules keeps
 * the intermediate files of its builds, which are removed with it.
 */
export function layeredSite(root: string, broken: string | null = null): string {
  cpSync(join(sites, 'base'), root, { recursive: true });
  if (broken !== null) {
    const overlay = join(sites, 'broken', broken);
    cpSync(overlay, root, { recursive: true, filter: (file) => file !== join(overlay, 'diagnostics.txt') });
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  return root;
}
