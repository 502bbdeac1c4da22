import type { Plugin } from 'esbuild';

/** Prefix of modules that exist only in the bundler. */
export const prefix = 'docs-build:';

/** `texts` are the modules' texts by specifier. */
export const virtualModules = (texts: ReadonlyMap<string, string>, resolveDir: string): Plugin => ({
  name: 'virtual-modules',
  setup(plugin) {
    plugin.onResolve({ filter: /^docs-build:/ }, ({ path }) => ({
      path: path.slice(prefix.length),
      namespace: 'docs-build',
    }));
    plugin.onLoad({ filter: /.*/, namespace: 'docs-build' }, ({ path }) => {
      const contents = texts.get(prefix + path);
      if (contents === undefined) throw new Error(`No virtual module ${path}`);
      return { loader: 'js', resolveDir, contents };
    });
  },
});
