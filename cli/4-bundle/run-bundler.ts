import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { type Cache, contentHash } from '../machine/cache.ts';
import { codeVersion } from '../machine/code-version.ts';
import { statesAtOnce } from '../machine/file-state.ts';
import { diskHost } from '../machine/host.ts';
import { packagesFolder, templatesFolder, toolRoot } from '../machine/tool.ts';
import type { Site } from '../model/site.ts';
import type { BundlerOptions } from './bundle-options.ts';
import { bundlerRun } from './bundler-run.ts';
import {
  type BundlerResult,
  type KeptBuildOptions,
  type KeptRun,
  keptBuild,
  keptFacts,
  keptRun,
} from './kept-build.ts';

interface BundlerRun {
  /** Plain data that `plugins` depend on. */
  readonly facts?: unknown;
  /** Virtual modules that the entry points reach. */
  readonly modules: readonly string[];
  readonly plugins?: readonly Plugin[];
}

export type Bundler = (options: BundlerOptions, run: BundlerRun) => Promise<BundlerResult>;

/**
 * Hash input for the resolution of imports, apart from file contents: the list of modules, settings of folders, and
 * installed packages.
 */
function resolutionState({ root, config }: Site): string {
  const folders = [
    join(root, 'content'),
    join(root, 'templates'),
    templatesFolder(root),
    join(toolRoot, 'renderer'),
  ];
  const files = folders.flatMap((folder) => diskHost.list(folder).map((file) => join(folder, file)));
  const settings = [packagesFolder(root), root, toolRoot].flatMap((folder) =>
    ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'node_modules/.package-lock.json'].map((file) =>
      join(folder, file),
    ),
  );
  const near = files.filter((file) => /[\\/](?:package|tsconfig[^\\/]*)\.json$/.test(file));
  return contentHash(
    config.plugins ?? '',
    ...files.filter((file) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(file)).map((file) => relative(root, file)),
    ...[...settings, ...near].map((file) => diskHost.readText(file) ?? ''),
  );
}

export interface Bundlers {
  /** Runs esbuild, or returns the cached result for the same input. */
  readonly bundle: Bundler;
  /** Runs another bundler, which depends on `facts`, or returns its cached result. */
  readonly keep: (facts: unknown, run: () => Promise<BundlerResult>) => Promise<BundlerResult>;
}

export interface NotedBundlers extends Bundlers {
  /** Like `bundle`, but returns only facts and files on demand; `factsOf` is part of `bundlingCode`. */
  readonly bundleFacts: <Facts>(
    options: BundlerOptions,
    run: BundlerRun,
    factsOf: (result: BundlerResult) => Facts,
  ) => Promise<KeptRun<Facts>>;
  /** Runs esbuild. */
  readonly run: (options: BundlerOptions) => Promise<BundlerResult>;
  /**
   * Returns the cached facts of a run with these options and virtual modules, or calls the given function for the facts
   * and the absolute paths of the files on which they depend.
   */
  readonly keepFacts: <Facts>(
    options: BundlerOptions,
    modules: readonly string[],
    factsOf: () => Promise<{ readonly facts: Facts; readonly read: readonly string[] }>,
  ) => Promise<Facts>;
  /** Absolute paths of all files that the runs have read. */
  readonly inputs: () => readonly string[];
}

/** Code that decides which modules are bundled and how. Code that uses the bundles does not count. */
const bundlingCode = [
  'cli/4-bundle/bundler-run.ts',
  'cli/4-bundle/browser-build.ts',
  'cli/4-bundle/demo-build.ts',
  'cli/4-bundle/frames.ts',
  'cli/4-bundle/server-build.ts',
];

/** The bundlers of a site. */
export function createBundlers(site: Site, texts: ReadonlyMap<string, string>, cache: Cache): NotedBundlers {
  const { root } = site;
  const version = codeVersion(bundlingCode);
  const resolution = resolutionState(site);
  const secrets = Object.fromEntries(
    Object.keys(site.config.demos.environment).map((name) => [name, process.env[name] ?? '']),
  );
  const inputs = new Set<string>();
  const currentState = statesAtOnce(root);
  const kept = (facts: unknown) => ({
    cache,
    root,
    stamp: contentHash(version, resolution, JSON.stringify(facts).replaceAll(root, '')),
    secrets,
    currentState,
    noteInputs: (files: readonly string[]) => {
      for (const file of files) inputs.add(file);
    },
  });
  const textsOf = (modules: readonly string[]) => modules.map((name) => [name, texts.get(name)]);
  const run = async (options: BundlerOptions, plugins: readonly Plugin[] = []) => {
    const own = bundlerRun(site, texts, options, plugins);
    return own.resultOf(await build(own.options));
  };
  const keptBundle = (
    options: BundlerOptions,
    { facts = null, modules, plugins = [] }: BundlerRun,
  ): KeptBuildOptions => ({
    ...kept([options, facts, textsOf(modules)]),
    run: () => run(options, plugins),
  });
  return {
    bundle: (options, of) => keptBuild(keptBundle(options, of)),
    bundleFacts: (options, of, factsOf) => keptRun(keptBundle(options, of), factsOf),
    keep: (facts, make) => keptBuild({ ...kept(facts), run: make }),
    run: (options) => run(options),
    keepFacts: (options, modules, factsOf) => keptFacts(kept([options, textsOf(modules)]), factsOf),
    inputs: () => [...inputs].sort().map((file) => join(root, file)),
  };
}
