import { existsSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { isAbsolute, join, relative } from '../../machine/paths.ts';
import { templatesFolder, toolRoot } from '../../machine/tool.ts';
import { type Asker, askersOf } from './askers.ts';

export const shipped = join(toolRoot, 'templates');

/** Whether a site replaces single files of the default look, instead of the whole look. */
export const hasOwnParts = (root: string): boolean =>
  existsSync(join(root, 'templates')) && templatesFolder(root) === shipped;

/** A file of a site's look: the site's own if it exists, otherwise the default look's. */
export function templateFile(root: string, path: string): string {
  const own = join(root, 'templates', path);
  return existsSync(own) ? own : join(templatesFolder(root), path);
}

/** Path of a folder below another, or null. */
function below(folder: string, parent: string): string | null {
  const path = relative(parent, folder);
  return path === '..' || path.startsWith('../') || isAbsolute(path) ? null : path;
}

/**
 * Overlays the default look with the site's `templates/`: a file replaces the one with the same path, and resolves
 * missing neighbours from the folder of the replaced file.
 */
export function ownParts(root: string): Plugin[] {
  if (!hasOwnParts(root)) return [];
  const own = join(root, 'templates');
  const self: Asker = Symbol('own-parts');
  return [
    {
      name: 'own-parts',
      setup({ onResolve, resolve }) {
        onResolve({ filter: /^\.\.?\// }, async ({ path, kind, resolveDir, pluginData }) => {
          const inOwn = below(resolveDir, own);
          const folder = inOwn ?? below(resolveDir, shipped);
          const askers = askersOf(pluginData);
          if (askers.includes(self) || folder === null) return undefined;
          const leaves = below(join(own, folder, path), own) === null;
          for (const base of leaves && inOwn === null ? [shipped] : [own, shipped]) {
            // Resolved from the look's own folder, because the site may lack the importer's folder.
            const from = { kind, resolveDir: base, pluginData: [...askers, self] };
            const found = await resolve(`./${join(folder, path)}`, from);
            if (found.errors.length === 0) return found;
          }
          return undefined;
        });
      },
    },
  ];
}
