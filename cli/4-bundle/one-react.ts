import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { packagesFolder, toolRoot } from '../machine/tool.ts';

const shells = join(toolRoot, 'renderer/shells/');

/**
 * One React in all that is bundled: the site's. The tool and its templates may have another beside them, and packages
 * another below them; two of them share no hooks, contexts or elements. What a shell imports is the site's as well.
 */
export function oneReact(root: string): Plugin {
  const asked = Symbol('asked by this plugin');
  return {
    name: 'one-react',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, pluginData }) => {
        const isReact = /^react(?:-dom)?(?:\/|$)/.test(path);
        if (pluginData === asked || !(isReact || importer.startsWith(shells))) return undefined;
        const found = await resolve(path, { kind, resolveDir: packagesFolder(root), pluginData: asked });
        if (found.errors.length === 0) return found;
        if (!isReact) return undefined;
        const notes = [{ text: 'Install it in the folder of the site: npm install react react-dom.' }];
        return { errors: [{ text: `${path} is not installed.`, notes }] };
      });
    },
  };
}
