import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { contentHash } from '../../machine/cache.ts';
import { basename, extname, join } from '../../machine/paths.ts';
import type { OutputFile } from '../../model/output.ts';
import { type Asker, askersOf } from './askers.ts';
import { pluginsHelp } from './esbuild-diagnostics.ts';

/** Endings of files that modules and style sheets name by their URLs. */
export const assetEndings = [
  ...['svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico'],
  ...['woff2', 'woff', 'ttf', 'otf', 'eot'],
  ...['mp4', 'webm', 'ogg', 'mp3', 'wav', 'm4a', 'vtt'],
  ...['pdf', 'wasm'],
];

const assetName = new RegExp(`\\.(?:${assetEndings.join('|')})$`);

/** Path of a file in the output. */
export function assetPath(file: string, contents: string | Uint8Array): string {
  const extension = extname(file);
  return `assets/${basename(file, extension)}-${contentHash(contents).slice(0, 8)}${extension}`;
}

const self: Asker = Symbol('asset-files');

/** Loaders for imports with one of these queries. */
export const assetQueries: Readonly<Record<string, string>> = {
  url: 'asset-file',
  raw: 'text-file',
  inline: 'data-file',
};

/** The file that an import leads to, as a module of `namespace`. */
async function readAs(
  namespace: string,
  { resolve }: PluginBuild,
  path: string,
  { resolveDir, kind, importer, pluginData }: OnResolveArgs,
): Promise<OnResolveResult> {
  const found = await resolve(path, {
    resolveDir,
    kind,
    importer,
    pluginData: [...askersOf(pluginData), self],
  });
  return found.errors.length > 0 ? found : { path: found.path, namespace };
}

/**
 * Replaces an image or font that a module imports by its URL below `/assets`, the same in both bundles, and adds the
 * file to `files`; `base` is the path of the site. (esbuild's own `file` loader needs `publicPath`, which would make the
 * server's chunks import each other by URL.) An import with a query returns the file's URL, its text, or a URL with its
 * contents.
 */
export function assetFiles(root: string, files: Map<string, OutputFile>, base: string): Plugin {
  return {
    name: 'asset-files',
    setup(plugin) {
      const { onLoad, onResolve } = plugin;
      onResolve({ filter: assetName }, async (imported) => {
        const { path, kind, pluginData } = imported;
        if (kind === 'url-token' || askersOf(pluginData).includes(self)) return undefined;
        return readAs('asset-file', plugin, path, imported);
      });
      onResolve({ filter: /\?[\w-]+$/ }, async (imported) => {
        const [, path = '', query = ''] = /^(.*)\?([\w-]+)$/s.exec(imported.path) ?? [];
        if (['url-token', 'import-rule'].includes(imported.kind)) return undefined;
        const namespace = assetQueries[query];
        if (namespace !== undefined) return readAs(namespace, plugin, path, imported);
        return {
          errors: [{ text: `Nothing reads files as \`?${query}\`.`, notes: [{ text: pluginsHelp }] }],
        };
      });
      // A style sheet may name a public file by its address.
      onResolve({ filter: /^\// }, ({ path, kind }) =>
        kind === 'url-token' && existsSync(join(root, 'content/public', path.replace(/[?#].*$/, '')))
          ? { path: base + path.slice(1), external: true }
          : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'asset-file' }, async ({ path }) => {
        const contents = await readFile(path);
        const output = assetPath(path, contents);
        files.set(output, { path: output, contents });
        return { contents: `export default ${JSON.stringify(base + output)};`, loader: 'js' };
      });
      onLoad({ filter: /.*/, namespace: 'text-file' }, async ({ path }) => ({
        contents: await readFile(path),
        loader: 'text',
      }));
      onLoad({ filter: /.*/, namespace: 'data-file' }, async ({ path }) => ({
        contents: await readFile(path),
        loader: 'dataurl',
      }));
    },
  };
}
