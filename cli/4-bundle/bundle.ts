// Input: the site and its compiled pages. Output: server modules (for stage 5) and browser files, in memory.
// Invariant: both targets see the same demos, the same virtual modules and the same class names; nothing is
// written below the output folder.

import { join, relative } from 'node:path';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { type Cache, contentHash } from '../machine/cache.ts';
import { codeVersion } from '../machine/code-version.ts';
import { removeAbandoned } from '../machine/remove-abandoned.ts';
import type { Bundles, ServerBundle, ServerModule } from '../model/bundle.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { buildBrowser } from './browser-build.ts';
import { type BundlerOptions, type Mode, serverOptions } from './bundle-options.ts';
import { entryInputs } from './entry-inputs.ts';
import { bundleDiagnostics, bundleWarnings, configErrors } from './esbuild-diagnostics.ts';
import { filePartsOf } from './file-parts.ts';
import { buildFrames } from './frames.ts';
import type { BundlerResult } from './kept-build.ts';
import { makeStyles } from './made-styles.ts';
import { frameAssets, linkPages } from './page-assets.ts';
import { bundledDemos } from './page-demos.ts';
import { createBundlers } from './run-bundler.ts';
import { inlineStyles, sharedStyles } from './shared-styles.ts';
import { serviceWorkerCode } from './site-module.ts';
import { outputOf } from './static-imports.ts';
import { unusedTemplates } from './unused-templates.ts';
import { virtualTexts } from './virtual-modules.ts';

export interface BundleOptions {
  readonly mode: Mode;
  readonly cache: Cache;
  /** Parent folder for the server's modules. */
  readonly folder: string;
}

/** Module of each entry point of the server, by the entry point's name. */
function serverModules(
  { metafile }: BundlerResult,
  { root }: Site,
  texts: ReadonlyMap<string, string>,
  folder: string,
  base: string,
): (name: string) => ServerModule {
  const inputsOf = entryInputs(metafile, root, texts, base);
  const modules = new Map<string, ServerModule>();
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint === undefined || !output.endsWith('.js')) continue;
    const path = relative('server', output);
    const name = path.replace(/-[A-Z0-9]{8}\.js$/, '');
    modules.set(name, { path: join(folder, path), inputs: inputsOf(entryPoint) });
  }
  return (name) => {
    const module = modules.get(name);
    if (module === undefined) throw new Error(`The server bundle lacks ${name}`);
    return module;
  };
}

function serverBundle(
  result: BundlerResult,
  site: Site,
  { demos }: CompiledSite,
  texts: ReadonlyMap<string, string>,
  folder: string,
  base: string,
): ServerBundle {
  const module = serverModules(result, site, texts, folder, base);
  const own = result.files.filter(({ path }) => path.startsWith('server/'));
  return {
    folder,
    files: own.map(({ path, contents }) => ({ path: relative('server', path), contents })),
    imports: Object.fromEntries(
      Object.entries(result.metafile.outputs).map(([path, { imports }]) => [
        relative('server', path),
        imports.flatMap((each) => (each.external ? [] : [relative('server', each.path)])),
      ]),
    ),
    templates: module('templates'),
    components: module('components'),
    mount: module('mount'),
    demos: Object.fromEntries(demos.map(({ id }) => [id, module(`demos/${id}`)])),
  };
}

/** Everything that decides how a module is compiled, apart from the other modules. */
const optionsHash = ({ entryPoints: _, ...options }: BundlerOptions, { root }: Site): string =>
  contentHash(codeVersion(['cli/4-bundle/bundler-run.ts']), JSON.stringify(options).replaceAll(root, ''));

/** Messages of the bundler about the author's modules become findings; any other error is thrown again. */
const failure = (error: unknown, root: string): { readonly failed: readonly Diagnostic[] } => ({
  failed: bundleDiagnostics(error, root),
});

export async function bundle(
  site: Site,
  compiled: CompiledSite,
  { mode, cache, folder: parent }: BundleOptions,
): Promise<Outcome<Bundles | null>> {
  const { pages, ownPages, demos, features } = bundledDemos(site, compiled);
  const texts = virtualTexts(site, demos);
  const bundlers = createBundlers(site, texts, cache);
  removeAbandoned(parent, 'server-');

  const options = serverOptions(site, compiled, mode);
  const server = bundlers.bundle(options, { modules: ['docs-build:mount', 'docs-build:components'] });
  const results = await Promise.all([
    server,
    buildBrowser(site, mode, Object.keys(demos), features, bundlers).catch(async (error: unknown) => {
      // A mistake that breaks both bundles is reported by the one that knows its place.
      await server;
      throw error;
    }),
    server.then(({ metafile }) => buildFrames(site, compiled, metafile, mode, bundlers.bundle)),
  ]).catch(async (error: unknown) => {
    const { warnings } = await server.catch(() => ({ warnings: [] }));
    const failed = configErrors(error, warnings, site.root);
    return failed.length > 0 ? { failed } : failure(error, site.root);
  });
  if ('failed' in results) return { value: null, diagnostics: results.failed };

  const [serverBuild, browserBuild, frameBuild] = results;
  const folder = join(parent, `server-${process.pid}`);
  const modules = serverBundle(serverBuild, site, compiled, texts, folder, optionsHash(options, site));
  const { value: made, diagnostics: failures } = await makeStyles(
    site,
    modules,
    compiled.demos.length > 0,
    cache,
  );
  if (failures.length > 0) return { value: null, diagnostics: failures };
  const styles = sharedStyles(browserBuild.site, made);
  const linked = linkPages(browserBuild, site, compiled, pages, ownPages, styles);
  const emitted = [serverBuild, browserBuild, frameBuild, linked, styles]
    .flatMap((each) => each?.files ?? [])
    .filter(({ path }) => !path.startsWith('server/') && !styles.joined.includes(path));
  // Files in several bundles have the same name and the same bytes.
  const files = new Map(emitted.map((file) => [file.path, file]));
  const highlight = outputOf(browserBuild.site.metafile, 'templates/styles/highlight.css');
  return {
    value: {
      server: modules,
      files: [...files.values()],
      // In development a style sheet is replaced by itself when it changes.
      inlineStyles: mode === 'development' ? {} : inlineStyles(styles),
      highlightStyle: highlight === null ? null : `/${highlight}`,
      pages: linked.pages,
      serviceWorker: await serviceWorkerCode(site),
      ownPages: linked.ownPages,
      frames: frameBuild === null ? {} : frameAssets(frameBuild, styles),
      weights: { parts: filePartsOf(browserBuild.metafiles) },
      inputs: bundlers.inputs(),
    },
    diagnostics: [
      ...bundleWarnings([...serverBuild.warnings, ...browserBuild.warnings], site.root),
      ...unusedTemplates(site.root, [serverBuild, browserBuild.site], cache),
    ],
  };
}
