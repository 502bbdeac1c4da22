import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type OnLoadResult, type Plugin, type PluginBuild } from 'esbuild';
import type { Site } from '../model/site.ts';
import { manifestOf } from './bundler-result.ts';
import type { StyleModules } from './css-modules.ts';
import { isMade } from './input-files.ts';

/** Exports of the module that `plugins` in site.yaml names. */
interface PluginsModule {
  readonly esbuild?: readonly Plugin[];
}

interface LoadedPlugins {
  readonly plugins: readonly Plugin[];
  /** Absolute paths of the module and its imports; manifests in place of packages. */
  readonly files: readonly string[];
}

/** Resolves packages from their installed place, wherever the module runs. */
const packagesInPlace = (files: Set<string>): Plugin => ({
  name: 'packages-in-place',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === true || kind === 'entry-point') return undefined;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: true });
      if (found.errors.length > 0 || found.external) return found;
      const manifest = manifestOf(found.path);
      if (manifest !== null) files.add(manifest);
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
});

/** Runs the current text of the module: Node.js would cache an import by its file. */
async function loadPlugins(root: string, module: string): Promise<LoadedPlugins> {
  const file = join(root, module);
  const files = new Set<string>();
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(file).href),
      'import.meta.filename': JSON.stringify(file),
      'import.meta.dirname': JSON.stringify(dirname(file)),
    },
    plugins: [packagesInPlace(files)],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { esbuild }: PluginsModule = await import(`data:text/javascript;base64,${code}`);
  if (!Array.isArray(esbuild)) throw new Error('it has no export `esbuild` that is a list of plugins');
  return {
    plugins: esbuild,
    files: [...Object.keys(metafile.inputs).map((input) => join(root, input)), ...files],
  };
}

/**
 * The plugins of a site, which run before those of the tool. Files that they read are added to `read`. A style sheet
 * that they make from a file `x.module.*` gets class names like a CSS module.
 */
export function sitePlugins({ root, config }: Site, styles: StyleModules, read: Set<string>): Plugin[] {
  const module = config.plugins;
  if (module === null) return [];
  const noted = (names: readonly string[] = []) => {
    for (const name of names) if (existsSync(name)) read.add(name);
  };
  const loaded = async (path: string, result: OnLoadResult | null | undefined) => {
    noted(result?.watchFiles);
    const isStyle = result?.loader === 'css' || result?.loader === 'local-css';
    if (!isStyle || !/\.module\.\w+$/.test(path)) return result;
    return styles(path, Buffer.from(result.contents ?? '').toString());
  };
  const wrapped = (plugin: PluginBuild): PluginBuild => ({
    ...plugin,
    onResolve: (options, callback) =>
      plugin.onResolve(options, async (args) => {
        const result = await callback(args);
        noted(result?.watchFiles);
        return result;
      }),
    onLoad: (options, callback) =>
      plugin.onLoad(options, async (args) =>
        isMade(args.namespace) ? undefined : loaded(args.path, await callback(args)),
      ),
  });
  return [
    {
      name: 'site-plugins',
      async setup(plugin) {
        try {
          const { plugins, files } = await loadPlugins(root, module);
          noted(files);
          for (const own of plugins) await own.setup(wrapped(plugin));
        } catch (error) {
          noted([join(root, module)]);
          const text = `The plugins of the site fail: ${error instanceof Error ? error.message : error}`;
          const location = { file: module, line: 1, column: 0 };
          const notes = [{ text: 'Fix the module that `plugins` in site.yaml names.' }];
          plugin.onStart(() => ({ errors: [{ text, location, notes }] }));
        }
      },
    },
  ];
}
