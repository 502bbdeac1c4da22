import { type BuildOptions, type BuildResult, build, type Metafile, type Plugin } from 'esbuild';
import { join, relative } from '../../machine/paths.ts';
import type { OutputFile } from '../../model/output.ts';
import type { Site } from '../../model/site.ts';
import { assetFiles } from './asset-files.ts';
import type { BundlerOptions } from './bundle-options.ts';
import type { BundlerResult } from './bundler-result.ts';
import { cssModules } from './css-modules.ts';
import { oneReact } from './one-react.ts';
import { withOwnAddresses } from './own-addresses.ts';
import { ownParts } from './own-parts.ts';
import { importedModule, isPackageFile } from './package-imports.ts';
import { packageStyles } from './package-styles.ts';
import { relativeUrls } from './relative-urls.ts';
import { sitePlugins } from './site-plugins.ts';
import { toolImports } from './tool-imports.ts';
import { virtualModules } from './virtual-plugin.ts';
import { workspaceSources } from './workspace-sources.ts';

type RunOptions = BuildOptions & { readonly write: false; readonly metafile: true };

/**
 * A run of esbuild, and a reader of its result. This code and the options decide how a module is compiled: the version
 * of this code is part of the key of pictures.
 */
export function bundlerRun(
  site: Site,
  texts: ReadonlyMap<string, string>,
  options: BundlerOptions,
  plugins: readonly Plugin[],
  first: readonly Plugin[] = [],
): {
  readonly options: RunOptions;
  readonly resultOf: (result: BuildResult<RunOptions>) => BundlerResult;
} {
  const { root } = site;
  const base = options.publicPath?.replace(/assets$/, '') ?? '/';
  const assets = new Map<string, OutputFile>();
  const read = new Set<string>();
  const styles = cssModules(root, read);
  return {
    options: {
      ...options,
      write: false,
      metafile: true,
      plugins: [
        ...first,
        ...sitePlugins(site, styles.load, read),
        toolImports,
        ...ownParts(root),
        ...plugins,
        oneReact(root),
        workspaceSources,
        virtualModules(texts, root),
        packageStyles,
        styles.plugin,
        assetFiles(root, assets, base),
        relativeUrls(root, (file, text) => withOwnAddresses(root, { ...site.config, base }, file, text)),
      ],
    },
    resultOf: ({ outputFiles, metafile, warnings }) => {
      const files = outputFiles.map(({ path, contents }) => ({ path: relative(root, path), contents }));
      return {
        metafile,
        warnings,
        files: [...files, ...assets.values()],
        further: [...read, ...sourcesIn(metafile, root)],
      };
    },
  };
}

/** Modules outside packages that an import leads to; they may be gone at the next build. */
function sourcesIn({ inputs }: Metafile, root: string): string[] {
  const imported = Object.values(inputs).flatMap(({ imports }) =>
    imports.map(({ path }) => importedModule(path)),
  );
  return imported.flatMap((file) => (file === null || isPackageFile(`/${file}`) ? [] : [join(root, file)]));
}

/** Lets esbuild read the modules of a site; the `first` plugins run before the others. */
export async function runBundler(
  site: Site,
  options: BundlerOptions,
  first: readonly Plugin[],
): Promise<BundlerResult> {
  const run = bundlerRun(site, new Map(), options, [], first);
  return run.resultOf(await build(run.options));
}
