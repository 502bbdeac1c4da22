import { build, type Plugin } from 'esbuild';
import type { Finished } from '../../derive/derived.ts';
import type { Graph } from '../../derive/graph.ts';
import { contentHash } from '../../machine/cache.ts';
import type { Host } from '../../machine/host.ts';
import { join, relative } from '../../machine/paths.ts';
import { packagesFolder, templatesFolder, toolRoot } from '../../machine/tool.ts';
import { record } from '../../machine/trace.ts';
import type { Site } from '../../model/site.ts';
import type { BundlerOptions } from './bundle-options.ts';
import {
  type BundlerResult,
  filesOf,
  isScript,
  type KeptRun,
  keptFiles,
  readFiles,
  splitRun,
  textOf,
} from './bundler-result.ts';
import { bundlerRun } from './bundler-run.ts';
import { readScript } from './package-imports.ts';

interface BundlerRun {
  /** Plain data that `plugins` depend on. */
  readonly facts?: unknown;
  /** Virtual modules that the entry points reach. */
  readonly modules: readonly string[];
  readonly plugins?: readonly Plugin[];
}

/**
 * State of the resolution of imports, apart from file contents: the list of modules, settings of folders, and installed
 * packages.
 */
function resolutionState(host: Host, { root, config }: Site): string {
  const folders = [
    join(root, 'content'),
    join(root, 'templates'),
    templatesFolder(root),
    join(toolRoot, 'renderer'),
  ];
  const files = folders.flatMap((folder) => host.list(folder).map((file) => join(folder, file)));
  const settings = [packagesFolder(root), root, toolRoot].flatMap((folder) =>
    ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'node_modules/.package-lock.json'].map((file) =>
      join(folder, file),
    ),
  );
  const near = files.filter((file) => /[\\/](?:package|tsconfig[^\\/]*)\.json$/.test(file));
  return contentHash(
    config.plugins ?? '',
    ...files.filter((file) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(file)).map((file) => relative(root, file)),
    ...[...settings, ...near].map((file) => host.readText(file) ?? ''),
  );
}

export interface Bundlers {
  /** Runs esbuild, or returns the kept result for the same input. */
  readonly bundle: (options: BundlerOptions, run: BundlerRun) => Promise<BundlerResult>;
  /** Runs another bundler, which depends on `facts`, or returns its kept result. */
  readonly keep: <Result extends BundlerResult>(
    name: string,
    facts: unknown,
    run: () => Promise<Result>,
  ) => Promise<Result>;
}

export interface AllBundlers extends Bundlers {
  /** Like `bundle`, with facts in place of the metafile, which is ten times as long. */
  readonly bundleFacts: <Facts>(
    options: BundlerOptions,
    run: BundlerRun,
    factsOf: (result: BundlerResult) => Facts,
  ) => Promise<Finished<KeptRun<Facts>>>;
  /** Runs esbuild. */
  readonly run: (options: BundlerOptions) => Promise<BundlerResult>;
  /**
   * Returns the kept facts of a run with these options and virtual modules, or calls the given function for the facts
   * and the absolute paths of the files on which they depend.
   */
  readonly keepFacts: <Facts>(
    options: BundlerOptions,
    modules: readonly string[],
    factsOf: () => Promise<{ readonly facts: Facts; readonly read: readonly string[] }>,
  ) => Promise<Finished<KeptRun<Facts>>>;
  /** Absolute paths of all files that the runs have read. */
  readonly inputs: () => readonly string[];
}

/** Names of entry points, for the trace of a build. */
const nameOf = ({ entryPoints }: BundlerOptions): string =>
  Object.keys(entryPoints ?? {})
    .slice(0, 2)
    .join(' ');

/** The bundlers of a site. */
export function createBundlers(site: Site, texts: ReadonlyMap<string, string>, graph: Graph): AllBundlers {
  const { root } = site;
  const resolution = resolutionState(graph.host, site);
  const secrets = Object.fromEntries(
    Object.keys(site.config.demos.environment).map((name) => [name, graph.environment(name) ?? '']),
  );
  const inputs = new Set<string>();
  const split = splitRun(secrets);

  /** `input` is everything that the run depends on, apart from files. */
  const kept = async <Facts>(
    name: string,
    input: unknown,
    run: () => Promise<KeptRun<Facts> & { readonly read: readonly string[] }>,
  ): Promise<Finished<KeptRun<Facts>>> => {
    const finished = await graph.run(
      {
        name: 'bundle',
        split,
        input: contentHash(resolution, JSON.stringify(input).replaceAll(root, '')),
        make: async ({ note }) => {
          const since = Date.now();
          const { read, ...made } = await run();
          note(read, since);
          return made;
        },
      },
      name,
    );
    for (const file of finished.files) inputs.add(file);
    return finished as Finished<KeptRun<Facts>>;
  };
  const keptResult = async <Result extends BundlerResult, Facts>(
    name: string,
    input: unknown,
    run: () => Promise<Result>,
    factsOf: (result: Result) => Facts,
  ) =>
    await kept(name, input, async () => {
      const result = await run();
      return { facts: factsOf(result), files: keptFiles(result.files), read: filesOf(result, root) };
    });
  const keep = async <Result extends BundlerResult>(
    name: string,
    input: unknown,
    run: () => Promise<Result>,
  ): Promise<Result> => {
    const { value } = await keptResult(name, input, run, ({ files, ...facts }) => ({
      ...facts,
      further: facts.further.map((file) => relative(root, file)),
      imports: importsIn(files),
    }));
    const { facts, files } = value;
    const further = facts.further.map((file) => join(root, file));
    return { ...facts, further, files: readFiles(files) } as unknown as Result;
  };
  const run = async (options: BundlerOptions, plugins: readonly Plugin[] = []) => {
    const own = bundlerRun(site, texts, options, plugins);
    const start = performance.now();
    const made = await build(own.options);
    const where = { process: null, start, duration: performance.now() - start };
    record({ category: 'bundle', name: `esbuild ${nameOf(options)}`, isAsync: true, ...where });
    return own.resultOf(made);
  };
  const inputOf = (options: BundlerOptions, { facts = null, modules }: BundlerRun) => [
    options,
    facts,
    modules.map((name) => [name, texts.get(name)]),
  ];
  return {
    bundle: (options, own) => keep(nameOf(options), inputOf(options, own), () => run(options, own.plugins)),
    bundleFacts: (options, own, factsOf) =>
      keptResult(nameOf(options), inputOf(options, own), () => run(options, own.plugins), factsOf),
    keep,
    run,
    keepFacts: (options, modules, factsOf) =>
      kept(nameOf(options), [...inputOf(options, { modules }), 'facts'], async () => ({
        ...(await factsOf()),
        files: [],
      })),
    inputs: () => [...inputs].sort(),
  };
}

/** Where the scripts of a run import packages, by path: later builds need not parse them. */
const importsIn = (files: BundlerResult['files']): BundlerResult['imports'] =>
  Object.fromEntries(
    files
      .filter(({ path }) => isScript(path))
      .map((file) => [file.path, readScript(textOf(file)).imports] as const)
      .filter(([, imports]) => imports.length > 0),
  );
