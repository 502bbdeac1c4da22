// Input: the site and its compiled pages. Output: server modules on disk (for stage 5), browser files in memory.
// Invariant: both targets see the same demos, the same virtual modules and the same class names; nothing is
// written below the output folder.

import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BuildOptions, type BuildResult, build } from 'esbuild';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import { contentHash } from '../machine/cache.ts';
import { diskHost } from '../machine/host.ts';
import { removeAbandoned } from '../machine/remove-abandoned.ts';
import { cacheFolder, templatesFolder, toolRoot } from '../machine/tool.ts';
import type { Bundles, ServerBundle } from '../model/bundle.ts';
import type { OutputFile } from '../model/output.ts';
import type { CompiledSite, Demo } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { ownPageKey, pageKey } from '../site/paths.ts';
import { assetFiles } from './asset-files.ts';
import { cssModules } from './css-modules.ts';
import { bundleDiagnostics, bundleWarnings } from './esbuild-diagnostics.ts';
import { type BuiltFrames, buildFrames } from './frames.ts';
import { makeStyles } from './made-styles.ts';
import { frameAssets, outputUrl, ownPageAssets, pageAssets } from './page-assets.ts';
import { servicesModule, serviceWorkerCode } from './services-module.ts';
import { type PageDemos, virtualModules } from './virtual-modules.ts';

export interface BundleOptions {
  /** `development` keeps React's warnings; `production` is what readers get. */
  readonly mode: 'production' | 'development';
}

type Built = BuildResult<{ write: false; metafile: true }>;

/** Demos of each page that has one, by page key. */
function demosByPage(site: Site, compiled: CompiledSite): Record<string, PageDemos> {
  const demos = new Map(compiled.demos.map((demo) => [demo.id, demo]));
  const projects = compiled.demos.flatMap(({ project }) => project ?? []);
  const available = {
    dependencies: Object.assign({}, ...projects.map(({ dependencies }) => dependencies)),
    overrides: Object.assign({}, ...projects.map(({ overrides }) => overrides)),
  };
  const pages: Record<string, PageDemos> = {};
  for (const page of compiled.pages) {
    const ids = page.slots.flatMap((slot) => (slot.kind === 'demo' ? [slot.demo] : []));
    if (ids.length === 0) continue;
    pages[pageKey(page.node.pathname, page.language, defaultLanguageOf(site))] = {
      language: page.language,
      demos: Object.fromEntries(ids.map((id) => [id, demos.get(id)?.file ?? ''])),
      projects: Object.fromEntries(
        ids.flatMap((id) => {
          const project = demos.get(id)?.project;
          return project ? [[id, project]] : [];
        }),
      ),
      images: Object.fromEntries(
        ids.flatMap((id) => {
          const images = demos.get(id)?.images ?? [];
          return images.length > 0 ? [[id, images]] : [];
        }),
      ),
      available,
    };
  }
  return pages;
}

/** Demos that some page wants in a document of their own. */
function demosWithOwnPage({ pages, demos }: CompiledSite): Demo[] {
  const slots = pages.flatMap((page) => page.slots);
  const ids = new Set(
    slots.flatMap((slot) => (slot.kind === 'demo' && slot.options.iframe ? [slot.demo] : [])),
  );
  return demos.filter(({ id }) => ids.has(id));
}

function sharedOptions(
  site: Site,
  pages: Record<string, PageDemos>,
  ownPages: readonly Demo[],
  assets: Map<string, OutputFile>,
  mode: BundleOptions['mode'],
) {
  const environment = Object.keys(site.config.demos.environment).map((name) => [
    `process.env.${name}`,
    JSON.stringify(process.env[name] ?? ''),
  ]);
  return {
    absWorkingDir: site.root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    write: false,
    metafile: true,
    logLevel: 'silent',
    // Left to itself, esbuild takes the CommonJS half of a package that any module requires, and meets its other half
    // through relative imports: two copies, with two React contexts that do not see each other.
    mainFields: ['browser', 'module', 'main'],
    assetNames: '[name]-[hash]',
    loader: {
      // Demos without types are `.js` files with JSX.
      '.js': 'jsx',
      '.svg': 'file',
      '.png': 'file',
      '.jpg': 'file',
      '.webp': 'file',
      '.avif': 'file',
      '.woff2': 'file',
    },
    // A site outside this repository need not install React of its own.
    nodePaths: [join(toolRoot, 'node_modules')],
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      ...Object.fromEntries(environment),
      // An object of our own would be a module that every chunk imports; this one has no variable either.
      'process.env': 'Object.prototype',
      global: 'globalThis',
    },
    plugins: [virtualModules(site, pages, ownPages), cssModules(site.root), assetFiles(assets)],
  } satisfies BuildOptions;
}

/** Node imports modules from the disk alone, so these are written there whatever the host is. */
function writeServerBundle(built: Built, folder: string): void {
  for (const file of built.outputFiles) diskHost.write(file.path, file.contents);
  diskHost.write(join(folder, 'package.json'), '{"type":"module"}');
}

/** Readable, and unlike that of every other page: `/a/b` and `/a-b` differ in their hash. */
const pageEntryName = (key: string): string =>
  `page${key.replaceAll('/', '-')}-${contentHash(key).slice(0, 6)}`;

/** Absolute output path of each entry point, by the name it was given. */
function entryOutputs(built: Built, root: string, folder: string): Map<string, string> {
  const outputs = new Map<string, string>();
  for (const [path, output] of Object.entries(built.metafile.outputs)) {
    if (output.entryPoint === undefined || !path.endsWith('.js')) continue;
    const absolute = join(root, path);
    outputs.set(relative(folder, absolute).replace(/-[A-Z0-9]{8}\.js$/, ''), absolute);
  }
  return outputs;
}

function serverBundle(folder: string, outputs: Map<string, string>, compiled: CompiledSite): ServerBundle {
  const entry = (name: string): string => {
    const path = outputs.get(name);
    if (path === undefined) throw new Error(`The server bundle lacks ${name}`);
    return path;
  };
  return {
    folder,
    templates: entry('templates'),
    components: entry('components'),
    mount: entry('mount'),
    demos: Object.fromEntries(
      // An entry's name carries a hash over everything it imports.
      compiled.demos.map(({ id }) => [id, entry(`demos/${id}`)]),
    ),
  };
}

export async function bundle(
  site: Site,
  compiled: CompiledSite,
  { mode }: BundleOptions,
): Promise<Outcome<Bundles | null>> {
  const pages = demosByPage(site, compiled);
  const assets = new Map<string, OutputFile>();
  const ownPages = demosWithOwnPage(compiled);
  const shared = sharedOptions(site, pages, ownPages, assets, mode);
  const templates = templatesFolder(site.root);
  const folder = join(cacheFolder(site.root), `server-${process.pid}`);
  removeAbandoned(cacheFolder(site.root), 'server-');
  const demoEntries = Object.fromEntries(
    compiled.demos.map((demo) => [`demos/${demo.id}`, join(site.root, demo.file)]),
  );
  const optional = (name: string, file: string) => (existsSync(file) ? { [name]: file } : {});

  const server = build({
    ...shared,
    outdir: folder,
    entryNames: '[dir]/[name]-[hash]',
    // Templates put the text of functions into pages. Names stay, for what fails is told by them.
    minifyWhitespace: mode === 'production',
    minifySyntax: mode === 'production',
    sourcemap: 'linked',
    sourcesContent: false,
    entryPoints: {
      templates: join(templates, 'index.ts'),
      components: 'docs-build:components',
      mount: 'docs-build:mount',
      ...demoEntries,
    },
  });
  const browser = {
    ...shared,
    outdir: join(site.root, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    publicPath: '/assets',
    minify: true,
    legalComments: 'external',
  } satisfies BuildOptions;

  const results = await Promise.all([
    server,
    build({
      ...browser,
      entryPoints: {
        ...optional('site', join(templates, 'browser/main.ts')),
        ...optional('styles', join(templates, 'styles/main.css')),
        ...optional('highlight', join(templates, 'styles/highlight.css')),
        ...(servicesModule(site) === null ? {} : { services: 'docs-build:services' }),
        ...Object.fromEntries(
          Object.keys(pages).map((key) => [pageEntryName(key), `docs-build:page:${key}`]),
        ),
        ...Object.fromEntries(
          ownPages.map(({ id }) => [pageEntryName(ownPageKey(id)), `docs-build:own:${id}`]),
        ),
      },
    }),
    server.then(({ metafile }) => buildFrames(site, compiled, metafile, browser)),
  ]).catch((error: unknown) => error);
  if (!Array.isArray(results)) return { value: null, diagnostics: bundleDiagnostics(results, site.root) };

  const [serverBuild, browserBuild, frameBuild] = results as [Built, Built, BuiltFrames | null];
  writeServerBundle(serverBuild, folder);
  const modules = serverBundle(folder, entryOutputs(serverBuild, site.root, folder), compiled);
  const { value: made, diagnostics: failures } = await makeStyles(site, modules, compiled.demos.length > 0);
  if (failures.length > 0) return { value: null, diagnostics: failures };
  const emitted = [...browserBuild.outputFiles, ...(frameBuild?.outputFiles ?? [])].map((file) => ({
    path: relative(site.root, file.path),
    contents: file.contents,
  }));
  // What both browser bundles hold has one name and the same bytes.
  const files = [...new Map(emitted.map((file) => [file.path, file])).values()];
  return {
    value: {
      server: modules,
      files: [...files, ...assets.values(), ...made.site, ...made.demos],
      highlightStyle: outputUrl(browserBuild.metafile, 'templates/styles/highlight.css'),
      pages: pageAssets(browserBuild.metafile, site, compiled, pages, made),
      serviceWorker: await serviceWorkerCode(site),
      ownPages: ownPageAssets(browserBuild.metafile, ownPages, made),
      frames: frameBuild === null ? {} : frameAssets(frameBuild, browserBuild.metafile, made),
    },
    diagnostics: bundleWarnings([...serverBuild.warnings, ...browserBuild.warnings], site.root),
  };
}
