import { readFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { contentHash } from '../cache.ts';
import type { OutputFile } from '../model.ts';

/**
 * An image or font imported by a module is its URL below `/assets`, the same in both bundles, and is added to `files`.
 * (esbuild's own `file` loader needs `publicPath`, which would make the server's chunks import each other by URL.)
 */
export function assetFiles(files: Map<string, OutputFile>): Plugin {
  return {
    name: 'asset-files',
    setup(plugin) {
      plugin.onResolve({ filter: /\.(svg|png|jpe?g|gif|webp|avif|woff2)$/ }, ({ path, resolveDir, kind }) =>
        kind === 'url-token' || !path.startsWith('.')
          ? undefined
          : { path: resolve(resolveDir, path), namespace: 'asset-file' },
      );
      plugin.onLoad({ filter: /.*/, namespace: 'asset-file' }, async ({ path }) => {
        const contents = await readFile(path);
        const extension = extname(path);
        const output = `assets/${basename(path, extension)}-${contentHash(contents).slice(0, 8)}${extension}`;
        files.set(output, { path: output, contents });
        return { contents: `export default ${JSON.stringify(`/${output}`)};`, loader: 'js' };
      });
    },
  };
}
