import type { Metafile } from 'esbuild';
import type { NamedStyles } from '../../renderer/view/page.ts';
import type { BundlerResult } from '../4-bundle/esbuild/bundler-result.ts';
import { fileOfInput } from '../4-bundle/esbuild/input-files.ts';
import { outputUrl } from '../4-bundle/esbuild/static-imports.ts';
import { modulesBefore } from '../4-bundle/readers/before-mount.ts';
import { buildBrowser, bundleShared } from '../4-bundle/readers/browser-build.ts';
import { firstModule } from '../4-bundle/readers/demo-parts.ts';
import type { MadeStyles } from '../4-bundle/readers/made-styles.ts';
import { linkPages } from '../4-bundle/readers/page-assets.ts';
import { bundledDemos } from '../4-bundle/readers/page-demos.ts';
import { namedStyles, sharedStyles } from '../4-bundle/readers/shared-styles.ts';
import { virtualTexts } from '../4-bundle/readers/virtual-modules.ts';
import { join } from '../machine/paths.ts';
import { noAssets, type PageAssets } from '../model/bundle.ts';
import type { OutputFile } from '../model/output.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { IncrementalBundlers } from './incremental-bundlers.ts';

/** The browser files of one page, from its current modules. */
export interface BuiltPage {
  readonly files: readonly OutputFile[];
  readonly assets: PageAssets;
  readonly namedStyles: NamedStyles;
  /** Demo id → assets of its document, for demos with a document of their own. */
  readonly ownPages: Readonly<Record<string, PageAssets>>;
  /** URLs of the module that loads the demos, and of the one that mounts them; null without any. */
  readonly demoScripts: { readonly load: string; readonly mount: string } | null;
  /** Absolute paths of the author's files that all demos share with packages: see `BrowserBuild`. */
  readonly packageSources: readonly string[];
  /** Absolute paths of the files of a demo, without packages. */
  readonly filesOf: (demoFile: string) => ReadonlySet<string>;
}

function reachable({ inputs }: Metafile, root: string, entry: string): ReadonlySet<string> {
  const reached = new Set([entry]);
  // A set is walked in order of insertion, additions during the walk included.
  for (const input of reached)
    for (const { path, external } of inputs[input]?.imports ?? []) if (!external) reached.add(path);
  return new Set([...reached].map((input) => join(root, fileOfInput(input) ?? input)));
}

/** All features, whatever the page needs, so that all pages have the same scripts and one can replace another. */
const features = { hasDemos: true, hasOwnPages: true, hasProjects: true };

/** Bundles the parts that all pages share, so that the first page finds them ready. */
export const bundleAhead = (site: Site, bundlers: IncrementalBundlers): Promise<BundlerResult> =>
  bundleShared(site, 'development', features, bundlers.of(site, virtualTexts(site, {}, new Map())));

/** Bundles the scripts and styles of one page like a build. `compiled` has the page with its demos. */
export async function bundlePage(
  site: Site,
  key: string,
  compiled: CompiledSite,
  bundlers: IncrementalBundlers,
  made: MadeStyles,
): Promise<BuiltPage> {
  const { base } = site.config;
  const { pages, ownPages, demos } = bundledDemos(compiled, 'development');
  const own = bundlers.of(site, virtualTexts(site, demos, modulesBefore(site, compiled)));
  const browser = await buildBrowser(site, 'development', demos, features, own);
  const styles = sharedStyles(browser.site, made);
  const linked = linkPages(browser, site, compiled, pages, ownPages, styles);
  const ofDemos = browser.demos[key];
  const load = ofDemos === undefined ? null : outputUrl(ofDemos.metafile, firstModule(key), base);
  const mount = outputUrl(browser.site.metafile, 'docs-build:mount', base);
  return {
    files: [...browser.files, ...linked.files, ...styles.files],
    assets: linked.pages[key] ?? noAssets,
    namedStyles: namedStyles(browser.site.metafile, base),
    ownPages: linked.ownPages,
    demoScripts: load === null || mount === null ? null : { load, mount },
    packageSources: browser.packageSources,
    filesOf: (demoFile) => reachable(ofDemos?.metafile ?? { inputs: {}, outputs: {} }, site.root, demoFile),
  };
}
