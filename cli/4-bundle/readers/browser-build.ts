import type { Message, Metafile } from 'esbuild';
import type { OutputFile } from '../../model/output.ts';
import type { Site } from '../../model/site.ts';
import { browserOptions, type Mode } from '../esbuild/bundle-options.ts';
import { type BundlerResult, filesOf } from '../esbuild/bundler-result.ts';
import { runBundler } from '../esbuild/bundler-run.ts';
import type { Bundlers } from '../esbuild/bundlers.ts';
import { isPackageFile } from '../esbuild/package-imports.ts';
import { externalPackages } from '../packages/external-packages.ts';
import { linkPackages } from '../packages/link-packages.ts';
import { linkRun } from '../packages/link-run.ts';
import { bundlePackages } from '../packages/packages-bundle.ts';
import { type DemoParts, partModules } from './demo-parts.ts';
import { type DemoFeatures, demosOptions, siteEntryPoints } from './entry-points.ts';
import { withoutHelperImports } from './helper-imports.ts';
import { type DividedRun, demosRun, wholeRun } from './run-parts.ts';

/** Files for readers, in several bundles, so that an edited demo rebuilds only its page's bundle. */
export interface BrowserBuild {
  /** Scripts and styles that all pages share. */
  readonly site: BundlerResult;
  /** Keyed by page key, or by the key of a demo with a page of its own. */
  readonly demos: Readonly<Record<string, BundlerResult>>;
  /**
   * Scripts with the packages that a key's demos need, one list for each part, including the packages of every demo.
   */
  readonly packagesOf: (key: string) => readonly (readonly string[])[];
  /** Style sheets of these packages. */
  readonly packageStylesOf: (key: string) => readonly string[];
  /** Absolute paths of the author's own files among them, such as the sources of a package of the same workspace. */
  readonly packageSources: readonly string[];
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

/** `demos` has the demos of pages by page key, and demos with a page of their own by its key. */
export async function buildBrowser(
  site: Site,
  mode: Mode,
  demos: Readonly<Record<string, DemoParts>>,
  features: DemoFeatures,
  bundlers: Bundlers,
): Promise<BrowserBuild> {
  const { bundle, keep } = bundlers;
  const { root } = site;
  const options = browserOptions(site, mode, siteEntryPoints(site, features));
  const { modernFolder } = site.config.demos;
  const plugins = [externalPackages(root)];
  const entries = Object.entries(demos);
  const [siteRun, ...demoRuns] = await Promise.all([
    bundleShared(site, mode, features, bundlers),
    ...entries.map(([key, parts]) => {
      const modules = partModules(key, parts);
      return bundle(demosOptions(site, mode, key, parts), { modules, plugins });
    }),
  ]);
  const runs: Record<string, DividedRun> = {
    site: wholeRun(siteRun, 'site'),
    ...Object.fromEntries(
      entries.map(([key, parts], index) => [key, demosRun(demoRuns[index] ?? siteRun, key, parts)]),
    ),
  };
  const uses = Object.fromEntries(
    Object.values(runs).flatMap(({ parts }) => parts.map((part) => [part.entry, part.uses])),
  );
  const bundled =
    entries.length === 0
      ? null
      : await keep('packages', { uses, define: options.define, modernFolder, loader: options.loader }, () =>
          bundlePackages(uses, root, options, modernFolder, (own, first) => runBundler(site, own, first)),
        );
  const packages = bundled === null ? null : linkPackages(uses, bundled, site.config.base);
  const linked = Object.fromEntries(
    Object.entries(runs).map(([name, { run, parts }]) => {
      const own = packages && parts.map((part) => ({ ...part, links: packages.linksOf(part.entry) }));
      return [name, withoutHelperImports(own === null ? run : linkRun(run, own))];
    }),
  );
  const packagesOf = (entry: string): readonly string[] => packages?.filesOf(entry) ?? [];
  const { site: own = siteRun, ...ofDemos } = linked;
  const all = [...Object.values(linked), ...(packages === null ? [] : [packages.run])];
  return {
    site: own,
    demos: ofDemos,
    packagesOf: (key) => {
      const entriesOf = runs[key]?.parts.map(({ entry }) => entry) ?? [];
      return entriesOf.map((_, index) => [
        ...new Set(['site', ...entriesOf.slice(0, index + 1)].flatMap(packagesOf)),
      ]);
    },
    packageStylesOf: (key) => [
      ...new Set(
        ['site', ...(runs[key]?.parts.map(({ entry }) => entry) ?? [])].flatMap(
          (entry) => packages?.styleOf(entry) ?? [],
        ),
      ),
    ],
    packageSources:
      packages === null ? [] : filesOf(packages.run, root).filter((file) => !isPackageFile(file)),
    metafiles: all.map(({ metafile }) => metafile),
    files: all.flatMap(({ files }) => files),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
}
