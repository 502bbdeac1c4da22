import { existsSync } from 'node:fs';
import { contentHash } from '../../machine/cache.ts';
import { join } from '../../machine/paths.ts';
import { toolRoot } from '../../machine/tool.ts';
import type { Site } from '../../model/site.ts';
import { type BundlerOptions, browserOptions, type Mode } from '../esbuild/bundle-options.ts';
import { templateFile } from '../esbuild/own-parts.ts';
import { type DemoParts, partModules } from './demo-parts.ts';
import { siteModule } from './site-module.ts';

/** Readable and unique for each page: `/a/b` and `/a-b` differ in their hash. */
export const pageEntryName = (key: string): string =>
  `page${key.replaceAll('/', '-')}-${contentHash(key).slice(0, 6)}`;

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
    ...renderer(features.hasDemos, 'demo-tools', 'demo-tools.ts'),
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
