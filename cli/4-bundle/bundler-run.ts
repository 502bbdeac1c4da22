import { relative } from 'node:path';
import type { BuildOptions, BuildResult, Plugin } from 'esbuild';
import type { OutputFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import { assetFiles } from './asset-files.ts';
import type { BundlerOptions } from './bundle-options.ts';
import { cssModules } from './css-modules.ts';
import type { BundlerResult } from './kept-build.ts';
import { oneReact } from './one-react.ts';
import { ownParts } from './own-parts.ts';
import { toolImports } from './tool-imports.ts';
import { virtualModules } from './virtual-plugin.ts';

type RunOptions = BuildOptions & { readonly write: false; readonly metafile: true };

/**
 * A run of esbuild, and how to read what it gives. With the options, all that decides how a module is compiled: pictures
 * count by the version of this code.
 */
export function bundlerRun(
  { root }: Site,
  texts: ReadonlyMap<string, string>,
  options: BundlerOptions,
  plugins: readonly Plugin[],
): {
  readonly options: RunOptions;
  readonly resultOf: (result: BuildResult<RunOptions>) => BundlerResult;
} {
  const assets = new Map<string, OutputFile>();
  const read = new Set<string>();
  return {
    options: {
      ...options,
      write: false,
      metafile: true,
      plugins: [
        toolImports,
        ...ownParts(root),
        ...plugins,
        oneReact(root),
        virtualModules(texts, root),
        cssModules(root, read),
        assetFiles(assets),
      ],
    },
    resultOf: ({ outputFiles, metafile, warnings }) => {
      const files = outputFiles.map(({ path, contents }) => ({ path: relative(root, path), contents }));
      return { metafile, warnings, files: [...files, ...assets.values()], further: [...read] };
    },
  };
}
