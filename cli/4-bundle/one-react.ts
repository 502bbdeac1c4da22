import type { Plugin } from 'esbuild';
import { packagesFolder } from '../machine/tool.ts';

/**
 * One React in all that is bundled: the site's. The tool and its templates may have another beside them, and packages
 * another below them; two of them share no hooks, contexts or elements.
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
