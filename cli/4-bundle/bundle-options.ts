import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { contentHash } from '../machine/cache.ts';
import { sourceRoot } from '../machine/server-modules.ts';
import { toolRoot } from '../machine/tool.ts';
import type { Site } from '../model/site.ts';
import { assetEndings } from './asset-files.ts';
import { type DemoParts, partModules } from './demo-parts.ts';
import { templateFile } from './own-parts.ts';
import { siteModule } from './site-module.ts';

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

/** Readable and unique for each page: `/a/b` and `/a-b` differ in their hash. */
export const pageEntryName = (key: string): string =>
  `page${key.replaceAll('/', '-')}-${contentHash(key).slice(0, 6)}`;

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

/** Features that a site's demos require of its pages. */
export interface DemoFeatures {
  readonly hasDemos: boolean;
  readonly hasOwnPages: boolean;
  readonly hasProjects: boolean;
}

/** Entry points that all pages share. */
export function siteEntryPoints(site: Site, features: DemoFeatures): Record<string, string> {
  const named = (isThere: boolean, name: string, file: string) => (isThere ? { [name]: file } : {});
  const template = (name: string, path: string) => {
    const file = templateFile(site.root, path);
    return named(existsSync(file), name, file);
  };
  const renderer = (isThere: boolean, name: string, path: string) =>
    named(isThere, name, join(toolRoot, 'renderer', path));
  return {
    ...named(siteModule(site) !== null, 'site', 'docs-build:site'),
    ...template('first', 'styles/first.css'),
    ...template('styles', 'styles/main.css'),
    ...template('highlight', 'styles/highlight.css'),
    ...template('panels', 'styles/panels.css'),
    ...template('reference', 'styles/reference.css'),
    ...template('layouts', 'styles/layouts.css'),
    ...named(features.hasDemos, 'mount', 'docs-build:mount'),
    ...renderer(features.hasDemos, 'demo-tools', 'islands/demo-tools.ts'),
    ...renderer(features.hasOwnPages, 'own-page', 'islands/own-page.ts'),
    ...named(features.hasProjects, 'export-tools', 'docs-build:export'),
  };
}

/**
 * Bundles the demos of one page: a file for each part, and one that the parts share. Demos that are not shown do not
 * run.
 */
export function demosOptions(site: Site, mode: Mode, key: string, parts: DemoParts): BundlerOptions {
  const name = (index: number) =>
    pageEntryName(key).replace(/^page/, index === 0 ? 'demos' : 'further-demos');
  const entryPoints = Object.fromEntries(
    partModules(key, parts).map((module, index) => [name(index), module]),
  );
  return { ...browserOptions(site, mode, entryPoints), splitting: parts.share };
}
