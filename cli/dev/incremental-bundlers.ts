import { type BuildContext, build, context } from 'esbuild';
import { type BundlerResult, filesOf } from '../4-bundle/esbuild/bundler-result.ts';
import { bundlerRun } from '../4-bundle/esbuild/bundler-run.ts';
import { type Bundlers, createBundlers } from '../4-bundle/esbuild/bundlers.ts';
import { isPackageFile } from '../4-bundle/esbuild/package-imports.ts';
import type { Graph } from '../derive/graph.ts';
import type { Site } from '../model/site.ts';
import { refreshPlugin } from './refresh-plugin.ts';

/** Bundlers of a site under work. Each continues from its last run, and runs only when one of its files has changed. */
export interface IncrementalBundlers {
  /** `texts` has the texts of virtual modules. Pages with the same modules share a run. */
  readonly of: (site: Site, texts: ReadonlyMap<string, string>) => Bundlers;
  /** Absolute paths of files that have changed; null when any may have. */
  readonly expire: (changed: ReadonlySet<string> | null) => void;
  /** Absolute paths of the files that the last runs have read. */
  readonly files: () => readonly string[];
  /** Ends the least recently used bundlers; to be called between runs. */
  readonly trim: () => Promise<void>;
}

interface Run {
  /** The result for the files as they are. */
  readonly current: () => Promise<BundlerResult>;
  /** Absolute paths of files that have changed; null when any may have. */
  readonly expire: (changed: ReadonlySet<string> | null) => void;
  /** Absolute paths of the files that the last run has read. */
  readonly files: () => readonly string[];
  readonly dispose: () => Promise<void>;
}

/** A run of the bundler of packages. */
interface PackagesRun {
  readonly result: Promise<BundlerResult>;
  /** Absolute paths of the files that it has read; empty until these are known. */
  files: readonly string[];
}

/** A run that stays valid while its files do not change: `first` once, then `run`. Calls do not overlap. */
function repeated(
  first: () => Promise<BundlerResult>,
  run: () => Promise<BundlerResult>,
  root: string,
): Omit<Run, 'dispose'> {
  let make = first;
  let last: Promise<BundlerResult> | null = null;
  let previous: Promise<unknown> = Promise.resolve();
  /** Null until it is known. */
  let files: readonly string[] | null = null;
  const next = async (): Promise<BundlerResult> => {
    await previous;
    const result = await make();
    make = run;
    files = filesOf(result, root);
    return result;
  };
  return {
    current: () => {
      if (last !== null) return last;
      const own = next();
      last = own;
      // A failed run is repeated.
      previous = own.catch(() => {
        if (last === own) last = null;
      });
      return own;
    },
    expire: (changed) => {
      if (changed === null || files === null || files.some((file) => changed.has(file))) last = null;
    },
    files: () => files ?? [],
  };
}

/** Each bundler holds its modules in memory. */
const most = 16;

/** The entry of a key, which moves to the end. */
function used<Value>(map: Map<string, Value>, key: string): Value | undefined {
  const value = map.get(key);
  map.delete(key);
  if (value !== undefined) map.set(key, value);
  return value;
}

export function incrementalBundlers(graph: Graph): IncrementalBundlers {
  const runs = new Map<string, Run>();
  const results = new Map<string, PackagesRun>();

  const start = (
    site: Site,
    texts: ReadonlyMap<string, string>,
    keep: Bundlers['keep'],
    ...[options, { facts = null, modules, plugins = [] }]: Parameters<Bundlers['bundle']>
  ): Run => {
    const written = bundlerRun(site, texts, options, plugins);
    const refreshed = bundlerRun(site, texts, options, [refreshPlugin(site), ...plugins]);
    let bundler: Promise<BuildContext> | null = null;
    const run = async () => {
      try {
        bundler ??= context(refreshed.options);
        return refreshed.resultOf(await (await bundler).rebuild());
      } catch {
        // Reports the error with its place in the original code.
        return written.resultOf(await build(written.options));
      }
    };
    // Results of unchanged input are reused without a bundler.
    const all = ['refresh', options, facts, modules.map((name) => texts.get(name))];
    const first = () => keep('dev', all, run);
    return { ...repeated(first, run, site.root), dispose: async () => (await bundler)?.dispose() };
  };

  return {
    of: (site, texts) => {
      let kept: Bundlers | null = null;
      const keep: Bundlers['keep'] = (name, facts, run) => {
        kept ??= createBundlers(site, texts, graph);
        return kept.keep(name, facts, run);
      };
      return {
        bundle: (options, own) => {
          const key = JSON.stringify([options, own.modules.map((name) => texts.get(name))]);
          const run = used(runs, key) ?? start(site, texts, keep, options, own);
          runs.set(key, run);
          return run.current();
        },
        keep: <Result extends BundlerResult>(name: string, facts: unknown, run: () => Promise<Result>) => {
          const key = JSON.stringify(facts);
          const known = used(results, key);
          if (known !== undefined) return known.result as Promise<Result>;
          const result = keep(name, facts, run);
          const own: PackagesRun = { result, files: [] };
          results.set(key, own);
          result.then(
            (made) => {
              own.files = filesOf(made, site.root);
            },
            // A failed run is repeated at the next edit.
            () => results.delete(key),
          );
          return result;
        },
      };
    },
    expire: (changed) => {
      for (const run of runs.values()) run.expire(changed);
      // A new file changes nothing in installed packages.
      for (const [key, { files }] of results)
        if (files.some((file) => (changed === null ? !isPackageFile(file) : changed.has(file))))
          results.delete(key);
    },
    files: () => [
      ...[...runs.values()].flatMap((run) => run.files()),
      ...[...results.values()].flatMap(({ files }) => files),
    ],
    trim: async () => {
      for (const key of [...results.keys()].slice(0, -most)) results.delete(key);
      for (const [key, run] of [...runs].slice(0, -most)) {
        runs.delete(key);
        await run.dispose();
      }
    },
  };
}
