import type { Metafile } from 'esbuild';
import { contentHash } from '../../machine/cache.ts';
import { diskHost } from '../../machine/host.ts';
import { drawingVersion } from '../../machine/own-code.mjs';
import { relative } from '../../machine/paths.ts';
import type { Site } from '../../model/site.ts';
import type { BundlerOptions } from '../esbuild/bundle-options.ts';

/** Folder of the modules that stage 5 renders with, in the bundler's paths. */
const serverFolder = 'server';

export const inServerFolder = (path: string): string => relative(serverFolder, path);
export const isServerModule = (path: string): boolean => path.startsWith(`${serverFolder}/`);

/** Hash of the compilation's input apart from other modules. */
const optionsHash = ({ entryPoints: _, ...options }: BundlerOptions, { root }: Site): string =>
  contentHash(drawingVersion(), JSON.stringify(options).replaceAll(root, ''));

/** The same for a run: files that the site's plugins have read may influence any module. */
export const runHash = (options: BundlerOptions, site: Site, further: readonly string[]): string =>
  site.config.plugins === null
    ? optionsHash(options, site)
    : contentHash(
        optionsHash(options, site),
        ...further.toSorted().map((file) => diskHost.readText(file) ?? ''),
      );

/** The requested modules of a run, by name; paths are relative to the folder of the server. */
export const serverEntries = ({ outputs }: Metafile) =>
  Object.entries(outputs).flatMap(([output, { entryPoint, exports }]) => {
    if (entryPoint === undefined || !output.endsWith('.js')) return [];
    const path = inServerFolder(output);
    return [{ name: path.replace(/-[A-Z0-9]{8}\.js$/, ''), path, entryPoint, exports }];
  });
