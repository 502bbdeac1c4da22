import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash } from './cache.ts';

/** Folder of docs-build itself: holds `renderer/`, the default `templates/` and `node_modules/`. */
export const toolRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const require = createRequire(import.meta.url);

export const toolVersion: string = require('../../package.json').version;

/** A site's own `templates/`, else the ones that come with docs-build. */
export function templatesFolder(root: string): string {
  const own = join(root, 'templates');
  return existsSync(own) ? own : join(toolRoot, 'templates');
}

/** Where a site's intermediate files live between builds. */
export function cacheFolder(root: string): string {
  const modules = join(root, 'node_modules');
  return existsSync(modules)
    ? join(modules, '.cache', 'docs-build')
    : join(tmpdir(), `docs-build-${contentHash(root)}`);
}
