import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { type Loader, type Plugin, transformSync } from 'esbuild';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { diskHost } from '../machine/host.ts';
import { templatesFolder, toolRoot } from '../machine/tool.ts';
import { type BundlerResult, filesOf } from './kept-build.ts';

const shipped = join(toolRoot, 'templates');

/** Whether a site puts files of its own over the default look instead of bringing a whole look. */
const hasOwnParts = (root: string): boolean =>
  existsSync(join(root, 'templates')) && templatesFolder(root) === shipped;

/** A file of a site's look: the site's own, else the default look's. */
export function templateFile(root: string, path: string): string {
  const own = join(root, 'templates', path);
  return existsSync(own) ? own : join(templatesFolder(root), path);
}

/** Whether a file has code besides types. Imports of types alone leave no trace in a bundle. */
const hasCode = (file: string): boolean =>
  transformSync(readFileSync(file, 'utf8'), { loader: loaderOf(file) }).code.trim() !== '';

const loaderOf = (file: string): Loader => (file.endsWith('.css') ? 'css' : 'tsx');

/** Files of the site's look that nothing imports: they replace no file of the default look. */
export function unusedTemplates(
  root: string,
  results: readonly Omit<BundlerResult, 'files'>[],
): Diagnostic[] {
  const read = new Set(results.flatMap((result) => filesOf(result, root)));
  return diskHost
    .list(join(root, 'templates'))
    .filter((file) => /\.(?:[jt]sx?|css)$/.test(file) && !file.endsWith('.d.ts'))
    .filter((file) => !read.has(join(root, 'templates', file)) && hasCode(join(root, 'templates', file)))
    .map((file) => {
      const place = { file: `templates/${file}`, line: 1, column: 1 };
      const candidate = hasOwnParts(root) ? nearest(file, diskHost.list(shipped)) : null;
      return diagnostic('template/unused', place, 'No template imports this file.', {
        help: candidate === null ? undefined : `Did you mean templates/${candidate}?`,
      });
    });
}

/** Path of a folder below another, or null. */
function below(folder: string, parent: string): string | null {
  const path = relative(parent, folder);
  return path === '..' || path.startsWith('../') || isAbsolute(path) ? null : path;
}

/**
 * Puts the site's `templates/` over the default look: a file replaces the one with the same path, and imports missing
 * neighbours from the place of that one.
 */
export function ownParts(root: string): Plugin[] {
  if (!hasOwnParts(root)) return [];
  const own = join(root, 'templates');
  const asked = Symbol('asked by this plugin');
  return [
    {
      name: 'own-parts',
      setup({ onResolve, resolve }) {
        onResolve({ filter: /^\.\.?\// }, async ({ path, kind, resolveDir, pluginData }) => {
          const inOwn = below(resolveDir, own);
          const folder = inOwn ?? below(resolveDir, shipped);
          if (pluginData === asked || folder === null) return undefined;
          const leaves = below(join(own, folder, path), own) === null;
          for (const base of leaves && inOwn === null ? [shipped] : [own, shipped]) {
            // Resolved from the look's own folder: the site may not have the importer's folder.
            const from = { kind, resolveDir: base, pluginData: asked };
            const found = await resolve(`./${join(folder, path)}`, from);
            if (found.errors.length === 0) return found;
          }
          return undefined;
        });
      },
    },
  ];
}
