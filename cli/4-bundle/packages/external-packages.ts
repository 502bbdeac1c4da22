import type { Plugin } from 'esbuild';
import { join, relative } from '../../machine/paths.ts';
import { toolRoot } from '../../machine/tool.ts';
import { type Asker, askersOf } from '../esbuild/askers.ts';
import { packageImport } from '../esbuild/package-imports.ts';

/**
 * Keeps packages that demos, their setup and their shell import out of the bundle; one bundle for all pages has them.
 * Runs before other plugins, which still resolve the import.
 */
export function externalPackages(root: string): Plugin {
  const content = join(root, 'content/');
  const own = [content, join(toolRoot, 'renderer/islands/')];
  const self: Asker = Symbol('external-packages');
  return {
    name: 'external-packages',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, namespace, pluginData }) => {
        const isImport = kind === 'import-statement' || kind === 'dynamic-import';
        const asksUs = namespace === 'file' && own.some((folder) => importer.startsWith(folder));
        if (askersOf(pluginData).length > 0 || !isImport || !asksUs) return undefined;
        const found = await resolve(path, { kind, importer, resolveDir, pluginData: [self] });
        const isScript = found.namespace === 'file' && /\.[cm]?[jt]sx?$/.test(found.path);
        const isOwn = found.path.startsWith(content) && !found.path.includes('/node_modules/');
        if (found.errors.length > 0 || !isScript || isOwn) return found;
        return { path: packageImport(relative(root, found.path)), external: true };
      });
    },
  };
}
