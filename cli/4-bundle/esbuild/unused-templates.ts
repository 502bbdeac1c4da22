import { type Loader, transformSync } from 'esbuild';
import { derived } from '../../derive/derived.ts';
import type { Graph } from '../../derive/graph.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { join } from '../../machine/paths.ts';
import { hasOwnParts, shipped } from './own-parts.ts';

const loaderOf = (file: string): Loader => (file.endsWith('.css') ? 'css' : 'tsx');

/** Whether a template has code besides types: imports of types leave no trace in a bundle. */
const hasCode = derived('has-code', 'disk', ({ host, root }, file): boolean => {
  const text = host.readText(join(root, file)) ?? '';
  return transformSync(text, { loader: loaderOf(file) }).code.trim() !== '';
});

/**
 * Files of the site's look that no template imports, such as an override that matches no file of the default look.
 * `read` has the absolute paths of files that the bundlers have read.
 */
export function unusedTemplates({ host, root, get }: Graph, read: ReadonlySet<string>): Diagnostic[] {
  const folder = join(root, 'templates');
  return host
    .list(folder)
    .filter((file) => /\.(?:[jt]sx?|css)$/.test(file) && !file.endsWith('.d.ts'))
    .filter((file) => !read.has(join(folder, file)))
    .filter((file) => get(hasCode, `templates/${file}`))
    .map((file) => {
      const place = { file: `templates/${file}`, line: 1, column: 1 };
      const candidate = hasOwnParts(root) ? nearest(file, host.list(shipped)) : null;
      return diagnostic('template/unused', place, 'No template imports this file.', {
        help: candidate === null ? undefined : `Did you mean templates/${candidate}?`,
      });
    });
}
