import { join } from 'node:path';
import { type Loader, transformSync, version } from 'esbuild';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { type Cache, remembered } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { hasOwnParts, shipped } from './own-parts.ts';

interface Template {
  readonly code: string;
  readonly loader: Loader;
}

/** Whether a file has code besides types: imports of types leave no trace in a bundle. */
const hasCode = ({ code, loader }: Template): boolean => transformSync(code, { loader }).code.trim() !== '';

const loaderOf = (file: string): Loader => (file.endsWith('.css') ? 'css' : 'tsx');

/**
 * Files of the site's look that no template imports, such as an override that matches no file of the default look.
 * `read` has the absolute paths of files that the bundlers have read.
 */
export function unusedTemplates(
  host: Host,
  root: string,
  read: ReadonlySet<string>,
  cache: Cache,
): Diagnostic[] {
  const isModule = remembered(cache, 'templates', hasCode, version);
  const folder = join(root, 'templates');
  return host
    .list(folder)
    .filter((file) => /\.(?:[jt]sx?|css)$/.test(file) && !file.endsWith('.d.ts'))
    .filter((file) => !read.has(join(folder, file)))
    .filter((file) => isModule({ code: host.readText(join(folder, file)) ?? '', loader: loaderOf(file) }))
    .map((file) => {
      const place = { file: `templates/${file}`, line: 1, column: 1 };
      const candidate = hasOwnParts(root) ? nearest(file, host.list(shipped)) : null;
      return diagnostic('template/unused', place, 'No template imports this file.', {
        help: candidate === null ? undefined : `Did you mean templates/${candidate}?`,
      });
    });
}
