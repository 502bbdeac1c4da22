import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { contentHash } from './cache.ts';
import { toolRoot } from './own-code.mjs';
import { join } from './paths.ts';

export { toolRoot };

export const toolVersion: string = JSON.parse(readFileSync(join(toolRoot, 'package.json'), 'utf8')).version;

/** A site's own `templates/` when it is a whole look, otherwise the templates of docs-build. */
export function templatesFolder(root: string): string {
  const own = join(root, 'templates');
  return existsSync(join(own, 'index.ts')) ? own : join(toolRoot, 'templates');
}

/** Folder from which a site's packages are resolved, then the folders above: its content may be an npm workspace. */
export const packagesFolder = (root: string): string => join(root, 'content');

/** Folder for a site's intermediate files between builds. */
export function cacheFolder(root: string): string {
  const modules = join(root, 'node_modules');
  return existsSync(modules)
    ? join(modules, '.cache', 'docs-build')
    : join(tmpdir(), `docs-build-${contentHash(root)}`);
}
