import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { transformSync } from 'rolldown/utils';
import { withOwnAddresses } from '../4-bundle/esbuild/own-addresses.ts';
import { join, relative } from '../machine/paths.ts';
import type { Site } from '../model/site.ts';

/** Functions of the page's script that the transform calls: see `renderer/dev/refresh.ts`. */
const prelude = (module: string): string =>
  [
    `const $RefreshReg$ = (type, name) => globalThis.docsBuildRefresh?.register(type, ${JSON.stringify(`${module} `)} + name);`,
    `const $RefreshSig$ = () => globalThis.docsBuildRefresh?.signature() ?? ((type) => type);`,
  ].join(' ');

/**
 * Registers the components of a site's own modules with React Refresh, so that edited ones replace the mounted ones.
 * Rolldown's parser supplies the transform: esbuild has none.
 */
export function refreshPlugin({ root, config }: Site): Plugin {
  const content = join(root, 'content/');
  return {
    name: 'react-refresh',
    setup(plugin) {
      plugin.onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
        if (!path.startsWith(content) || path.includes('/node_modules/')) return undefined;
        const text = await withOwnAddresses(root, config, path, await readFile(path, 'utf8'));
        const { code, errors } = transformSync(path, text, {
          ...(path.endsWith('.js') ? { lang: 'jsx' } : {}),
          jsx: { runtime: 'automatic', refresh: true },
          tsconfig: false,
        });
        // esbuild reports them, as in a build.
        if (errors.length > 0) return undefined;
        return { loader: 'js', contents: `${prelude(relative(root, path))} ${code}` };
      });
    },
  };
}
