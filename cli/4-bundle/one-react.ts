import type { Plugin } from 'esbuild';
import { packagesFolder } from '../machine/tool.ts';

/**
 * Resolves every import of React to the site's. The tool, its templates and packages may have others beside or below
 * them, and two copies of React share no hooks, contexts or elements.
 */
export function oneReact(root: string): Plugin {
  const asked = Symbol('asked by this plugin');
  return {
    name: 'one-react',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, async ({ path, kind, pluginData }) => {
        if (pluginData === asked) return undefined;
        const found = await resolve(path, { kind, resolveDir: packagesFolder(root), pluginData: asked });
        if (found.errors.length === 0) return found;
        const notes = [{ text: 'Install it in the folder of the site: npm install react react-dom.' }];
        return { errors: [{ text: `${path} is not installed.`, notes }] };
      });
    },
  };
}
