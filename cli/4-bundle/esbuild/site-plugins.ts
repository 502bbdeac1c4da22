import { existsSync } from 'node:fs';
import type { OnLoadResult, Plugin, PluginBuild } from 'esbuild';
import { join } from '../../machine/paths.ts';
import { loadSiteModule } from '../../machine/site-module.ts';
import type { Site } from '../../model/site.ts';
import type { StyleModules } from './css-modules.ts';
import { isMade } from './input-files.ts';

/** The plugins in the export `esbuild` of the module, if it has one, and the files that it was read from. */
function loadPlugins(root: string, module: string) {
  const { exports, files } = loadSiteModule(root, module);
  const { esbuild = [] } = exports;
  if (!Array.isArray(esbuild)) throw new Error('its export `esbuild` is not a list of plugins');
  return { plugins: esbuild as readonly Plugin[], files };
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
          const { plugins, files } = loadPlugins(root, module);
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
