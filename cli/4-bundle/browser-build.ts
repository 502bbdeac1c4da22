import type { Message, Metafile } from 'esbuild';
import type { OutputFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import {
  browserOptions,
  type DemoFeatures,
  demosOptions,
  type Mode,
  siteEntryPoints,
} from './bundle-options.ts';
import { externalPackages } from './external-packages.ts';
import type { BundlerResult } from './kept-build.ts';
import { linkRun, packageUses } from './link-run.ts';
import { bundlePackages, packageLinks } from './packages-bundle.ts';
import type { Bundlers } from './run-bundler.ts';
import { withStaticImports } from './static-imports.ts';

/** Files for readers, in several bundles: an edited demo rebuilds only the bundle of its page. */
export interface BrowserBuild {
  /** Scripts and styles that all pages share. */
  readonly site: BundlerResult;
  /** By page key, or by the key of a demo with a page of its own. */
  readonly demos: Readonly<Record<string, BundlerResult>>;
  /** Scripts with the packages that the demos of a key need, and those that every demo needs. */
  readonly packagesOf: (key: string) => readonly string[];
  /** Facts of all scripts. */
  readonly metafiles: readonly Metafile[];
  readonly files: readonly OutputFile[];
  readonly warnings: readonly Message[];
}

/** Bundles the scripts and styles that all pages share. */
export const bundleShared = (
  site: Site,
  mode: Mode,
  features: DemoFeatures,
  { bundle }: Pick<Bundlers, 'bundle'>,
): Promise<BundlerResult> =>
  bundle(browserOptions(site, mode, siteEntryPoints(site, features)), {
    modules: ['docs-build:mount', 'docs-build:export', 'docs-build:site'],
    plugins: [externalPackages(site.root)],
  });

/** `keys` are those of pages with demos and of demos with a page of their own. */
export async function buildBrowser(
  site: Site,
  mode: Mode,
  keys: readonly string[],
  features: DemoFeatures,
  bundlers: Bundlers,
): Promise<BrowserBuild> {
  const { bundle, keep } = bundlers;
  const { root } = site;
  const options = browserOptions(site, mode, siteEntryPoints(site, features));
  const plugins = [externalPackages(root)];
  const [siteRun, ...demoRuns] = await Promise.all([
    bundleShared(site, mode, features, bundlers),
    ...keys.map((key) =>
      bundle(demosOptions(site, mode, key), { modules: [`docs-build:demos:${key}`], plugins }),
    ),
  ]);
  const runs: Record<string, BundlerResult> = {
    site: siteRun,
    ...Object.fromEntries(demoRuns.map((run, index) => [keys[index], run])),
  };
  const uses = Object.fromEntries(Object.entries(runs).map(([entry, run]) => [entry, packageUses(run)]));
  const packages =
    keys.length === 0
      ? null
      : await keep({ uses, define: options.define }, () => bundlePackages(uses, root, options));
  const linksOf = packages === null ? null : packageLinks(uses, packages.metafile);
  const linked = Object.fromEntries(
    Object.entries(runs).map(([entry, run]) => {
      const own = uses[entry];
      if (linksOf === null || own === undefined) return [entry, run];
      return [entry, linkRun(run, own, linksOf(entry))];
    }),
  );
  const packagesOf = (entry: string): string[] => {
    if (packages === null || linksOf === null) return [];
    const { url } = linksOf(entry);
    return [...withStaticImports(packages.metafile, url.slice(1))];
  };
  const { site: own = siteRun, ...demos } = linked;
  const all = [...Object.values(linked), ...(packages === null ? [] : [packages])];
  return {
    site: own,
    demos,
    packagesOf: (key) => [...new Set([...packagesOf('site'), ...packagesOf(key)])],
    metafiles: all.map(({ metafile }) => metafile),
    files: all.flatMap(({ files }) => files),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
}
