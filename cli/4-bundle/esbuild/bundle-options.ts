import type { BuildOptions } from 'esbuild';
import { join } from '../../machine/paths.ts';
import { sourceRoot } from '../../machine/server-modules.ts';
import { toolRoot } from '../../machine/tool.ts';
import type { Site } from '../../model/site.ts';
import { assetEndings } from './asset-files.ts';

/** `development` keeps React's warnings; `production` is for readers. */
export type Mode = 'production' | 'development';

/** Plain data, so that a bundle can be cached under its options. */
export type BundlerOptions = Omit<BuildOptions, 'plugins' | 'write' | 'metafile'>;

const sharedOptions = (site: Site, mode: Mode, base: string) =>
  ({
    absWorkingDir: site.root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
    // esbuild's default takes the CommonJS half of a package that any module requires, and reaches its other half
    // through relative imports. With two copies, a provider of one would not reach consumers of the other.
    mainFields: ['browser', 'module', 'main'],
    assetNames: '[name]-[hash]',
    loader: {
      // Demos without types are `.js` files with JSX.
      '.js': 'jsx',
      ...Object.fromEntries(assetEndings.map((ending) => [`.${ending}`, 'file' as const])),
    },
    // Packages of the tool itself, such as its fonts. A site without its own React uses the tool's.
    nodePaths: [join(toolRoot, 'node_modules')],
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      ...Object.fromEntries(
        Object.keys(site.config.demos.environment).map((name) => [
          `process.env.${name}`,
          JSON.stringify(process.env[name] ?? ''),
        ]),
      ),
      // An object of our own would become a module that every chunk imports. `Object.prototype` has no variables
      // either.
      'process.env': 'Object.prototype',
      // Vite's names.
      'import.meta.env.MODE': JSON.stringify(mode),
      'import.meta.env.DEV': JSON.stringify(mode === 'development'),
      'import.meta.env.PROD': JSON.stringify(mode === 'production'),
      'import.meta.env.SSR': 'false',
      'import.meta.env.BASE_URL': JSON.stringify(base),
      'import.meta.env': 'Object.prototype',
      global: 'globalThis',
    },
  }) satisfies BundlerOptions;

/** Options for the modules that stage 5 renders with. Their addresses begin at the root of the site. */
export const serverOptions = (
  site: Site,
  mode: Mode,
  entryPoints: Readonly<Record<string, string>>,
): BundlerOptions => ({
  ...sharedOptions(site, mode, '/'),
  outdir: join(site.root, 'server'),
  entryNames: '[dir]/[name]-[hash]',
  // Templates put the source of functions into pages. Readable names help in error messages.
  minifyWhitespace: mode === 'production',
  minifySyntax: mode === 'production',
  sourcemap: 'linked',
  sourcesContent: false,
  sourceRoot,
  entryPoints: { ...entryPoints },
});

/** Options of the files for readers; `entryPoints` are pages or playgrounds. */
export const browserOptions = (
  site: Site,
  mode: Mode,
  entryPoints: Readonly<Record<string, string>>,
): BundlerOptions => ({
  ...sharedOptions(site, mode, site.config.base),
  outdir: join(site.root, 'assets'),
  entryNames: '[name]-[hash]',
  chunkNames: 'chunk-[hash]',
  publicPath: `${site.config.base}assets`,
  minify: mode === 'production',
  legalComments: 'external',
  entryPoints: { ...entryPoints },
});
