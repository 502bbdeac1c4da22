import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Plugin } from 'esbuild';
import { contentHash } from '../machine/cache.ts';
import type { OutputFile } from '../model/output.ts';
import { type Asker, askersOf } from './askers.ts';

const assetName = /\.(svg|png|jpe?g|gif|webp|avif|woff2)$/;

/** Path of a file in the output. */
export function assetPath(file: string, contents: string | Uint8Array): string {
  const extension = extname(file);
  return `assets/${basename(file, extension)}-${contentHash(contents).slice(0, 8)}${extension}`;
}

const self: Asker = Symbol('asset-files');

/**
 * Turns an image or font that a module imports into its URL below `/assets`, the same in both bundles, and adds the
 * file to `files`. (esbuild's own `file` loader needs `publicPath`, which would make the server's chunks import each
 * other by URL.)
 */
export function assetFiles(files: Map<string, OutputFile>): Plugin {
  return {
    name: 'asset-files',
    setup(plugin) {
      plugin.onResolve({ filter: assetName }, async ({ path, resolveDir, kind, pluginData }) => {
        const askers = askersOf(pluginData);
        if (kind === 'url-token' || askers.includes(self)) return undefined;
        const found = await plugin.resolve(path, { resolveDir, kind, pluginData: [...askers, self] });
        return found.errors.length > 0 ? found : { path: found.path, namespace: 'asset-file' };
      });
      plugin.onLoad({ filter: /.*/, namespace: 'asset-file' }, async ({ path }) => {
        const contents = await readFile(path);
        const output = assetPath(path, contents);
        files.set(output, { path: output, contents });
        return { contents: `export default ${JSON.stringify(`/${output}`)};`, loader: 'js' };
      });
    },
  };
}
