import type { Plugin } from 'esbuild';
import { packagesFolder } from '../../machine/tool.ts';
import { type Asker, askersOf } from './askers.ts';

/**
 * Resolves every import of React to the site's copy. The tool, its templates and packages may have others beside or
 * below them, and two copies of React share no hooks, contexts or elements.
 */
export function oneReact(root: string): Plugin {
  const self: Asker = Symbol('one-react');
  return {
    name: 'one-react',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, async ({ path, kind, pluginData }) => {
        const askers = askersOf(pluginData);
        if (askers.includes(self)) return undefined;
        const from = { kind, resolveDir: packagesFolder(root), pluginData: [...askers, self] };
        const found = await resolve(path, from);
        if (found.errors.length === 0) return found;
        const notes = [{ text: 'Install it in the folder of the site: npm install react react-dom.' }];
        return { errors: [{ text: `${path} is not installed.`, notes }] };
      });
    },
  };
}
