// Input: the site and its compiled pages. Output: server modules (for stage 5) and browser files, in memory.
// Invariant: both targets see the same demos, the same virtual modules and the same class names; nothing is
// written below the output folder.

import { stop } from 'esbuild';
import type { Graph } from '../derive/graph.ts';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { removeAbandoned } from '../machine/remove-abandoned.ts';
import { serverFolder } from '../machine/server-modules.ts';
import type { Bundles } from '../model/bundle.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { Mode } from './esbuild/bundle-options.ts';
import { filesOf } from './esbuild/bundler-result.ts';
import { createBundlers } from './esbuild/bundlers.ts';
import {
  bothOrErrors,
  bundleDiagnostics,
  bundleWarnings,
  configErrors,
} from './esbuild/esbuild-diagnostics.ts';
import { unusedTemplates } from './esbuild/unused-templates.ts';
import { modulesBefore } from './readers/before-mount.ts';
import { buildBrowser } from './readers/browser-build.ts';
import { filePartsOf } from './readers/file-parts.ts';
import { buildFrames } from './readers/frames.ts';
import { makeStyles } from './readers/made-styles.ts';
import { frameAssets, linkPages, showsComponent } from './readers/page-assets.ts';
import { bundledDemos } from './readers/page-demos.ts';
import { inlineStyles, namedStyles, sharedStyles } from './readers/shared-styles.ts';
import { isLegal, shipped } from './readers/shipped.ts';
import { serviceWorkerCode } from './readers/site-module.ts';
import { virtualTexts } from './readers/virtual-modules.ts';
import { buildDemos } from './server/demo-build.ts';
import { buildServer, serverBundle } from './server/server-build.ts';

export interface BundleOptions {
  readonly mode: Mode;
  readonly graph: Graph;
  /** Parent folder for the server's modules. */
  readonly folder: string;
  /** Called when demos that stage 5 draws have to be bundled. */
  readonly onDemos?: () => void;
}

/** Messages of the bundler about the author's modules become findings; any other error is thrown again. */
const failure = (error: unknown, root: string): { readonly failed: readonly Diagnostic[] } => ({
  failed: bundleDiagnostics(error, root),
});

export async function bundle(
  site: Site,
  compiled: CompiledSite,
  { mode, graph, folder: parent, onDemos = () => {} }: BundleOptions,
): Promise<Outcome<Bundles | null>> {
  const { base } = site.config;
  const { pages, ownPages, demos, features } = bundledDemos(compiled, mode);
  const texts = virtualTexts(site, demos, modulesBefore(site, compiled));
  const bundlers = createBundlers(site, texts, graph);
  removeAbandoned(parent, 'server-');

  const server = bothOrErrors(
    buildServer(site, texts, mode, bundlers),
    buildDemos(site, compiled, texts, mode, { ...bundlers, onDemos }),
  );
  const results = await Promise.all([
    server,
    buildBrowser(site, mode, demos, features, bundlers).catch(async (error: unknown) => {
      // The server's bundle finds the place of a mistake that breaks both bundles, so its error wins.
      await server;
      throw error;
    }),
    server.then(([{ haveFrames }, { packages }]) =>
      haveFrames ? buildFrames(site, compiled, packages, mode, bundlers) : null,
    ),
  ]).catch(async (error: unknown) => {
    const builds = await server.catch(() => []);
    const failed = configErrors(
      error,
      builds.flatMap(({ warnings }) => warnings),
      site.root,
    );
    return failed.length > 0 ? { failed } : failure(error, site.root);
  });
  if ('failed' in results) return { value: null, diagnostics: results.failed };

  const [[serverBuild, demoBuild], browserBuild, frameBuild] = results;
  const modules = serverBundle(serverBuild, demoBuild, serverFolder(parent));
  const { value: made, diagnostics: failures } = await makeStyles(
    site,
    modules,
    compiled.demos.length > 0 || compiled.pages.some(showsComponent),
    graph,
  );
  if (failures.length > 0) return { value: null, diagnostics: failures };
  const styles = sharedStyles(browserBuild.site, made);
  const linked = linkPages(browserBuild, site, compiled, pages, ownPages, styles);
  const emitted = [browserBuild, frameBuild, linked, styles]
    .flatMap((bundle) => bundle?.files ?? [])
    .filter((file) => !styles.joined.includes(file.path) && !isLegal(file));
  // Files in several bundles have the same name and the same bytes.
  const files = new Map([...serverBuild.assets, ...emitted].map((file) => [file.path, file]));
  const templates = new Set([...serverBuild.read, ...filesOf(browserBuild.site, site.root)]);
  return {
    value: {
      server: modules,
      files: [...files.values()],
      // In development, a page replaces an edited style sheet without a reload.
      inlineStyles: mode === 'development' ? {} : inlineStyles(styles, base),
      namedStyles: namedStyles(browserBuild.site.metafile, base),
      pages: linked.pages,
      serviceWorker: await serviceWorkerCode(site),
      ownPages: linked.ownPages,
      frames: frameBuild === null ? {} : frameAssets(frameBuild, styles, base),
      weights: { parts: filePartsOf(browserBuild.metafiles) },
      shipped: shipped(
        [...browserBuild.metafiles, ...(frameBuild === null ? [] : [frameBuild.metafile])],
        [...browserBuild.files, ...(frameBuild?.files ?? [])],
        site.root,
      ),
      inputs: bundlers.inputs(),
    },
    diagnostics: [
      ...bundleWarnings(
        [serverBuild, demoBuild, browserBuild].flatMap(({ warnings }) => warnings),
        site.root,
      ),
      ...unusedTemplates(graph, templates),
    ],
  };
}

/** Ends esbuild's process, which would hold 100 MB to the end of a build. It starts again on demand. */
export const endBundlers = (): Promise<void> => stop();
