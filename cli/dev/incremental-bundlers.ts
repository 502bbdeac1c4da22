import { build, context } from 'esbuild';
import { bundlerRun } from '../4-bundle/bundler-run.ts';
import { type BundlerResult, filesOf } from '../4-bundle/kept-build.ts';
import { type Bundlers, createBundlers } from '../4-bundle/run-bundler.ts';
import type { Cache } from '../machine/cache.ts';
import type { Site } from '../model/site.ts';
import { refreshPlugin } from './refresh-plugin.ts';

/** Bundlers of a site under work. Each continues from its last run, and runs only when one of its files has changed. */
export interface IncrementalBundlers {
  /** `texts` are those of virtual modules. Runs of the same modules are shared by all pages that need them. */
  readonly of: (site: Site, texts: ReadonlyMap<string, string>) => Bundlers;
  /** Absolute paths of files that have changed; null when any may have. */
  readonly expire: (changed: ReadonlySet<string> | null) => void;
  /** Ends the bundlers that were not needed for longest; to be called between runs. */
  readonly trim: () => Promise<void>;
}

interface Run {
  readonly root: string;
  readonly again: () => Promise<BundlerResult>;
  readonly dispose: () => Promise<void>;
  /** Null when it must run again. */
  last: BundlerResult | null;
}

/** Each bundler holds its modules in memory. */
const most = 16;

/** The entry of a key, which is now the last one. */
function used<Value>(map: Map<string, Value>, key: string): Value | undefined {
  const value = map.get(key);
  map.delete(key);
  if (value !== undefined) map.set(key, value);
  return value;
}

export function incrementalBundlers(cache: Cache): IncrementalBundlers {
  const runs = new Map<string, Run>();
  const results = new Map<string, Promise<BundlerResult>>();

  const start = async (
    site: Site,
    texts: ReadonlyMap<string, string>,
    ...[options, { plugins = [] }]: Parameters<Bundlers['bundle']>
  ): Promise<Run> => {
    const written = bundlerRun(site, texts, options, plugins);
    const refreshed = bundlerRun(site, texts, options, [refreshPlugin(site.root), ...plugins]);
    const bundler = await context(refreshed.options);
    return {
      root: site.root,
      again: async () => {
        try {
          return refreshed.resultOf(await bundler.rebuild());
        } catch {
          // Told with its place in the code as it is written.
          return written.resultOf(await build(written.options));
        }
      },
      dispose: () => bundler.dispose(),
      last: null,
    };
  };

  return {
    of: (site, texts) => {
      let kept: Bundlers | null = null;
      return {
        bundle: async (options, own) => {
          const key = JSON.stringify([options, own.modules.map((name) => texts.get(name))]);
          const run = used(runs, key) ?? (await start(site, texts, options, own));
          runs.set(key, run);
          run.last ??= await run.again();
          return run.last;
        },
        keep: (facts, run) => {
          const key = JSON.stringify(facts);
          const known = used(results, key);
          if (known !== undefined) return known;
          kept ??= createBundlers(site, texts, cache);
          const result = kept.keep(facts, run);
          results.set(key, result);
          // A failed run is repeated at the next edit.
          result.catch(() => results.delete(key));
          return result;
        },
      };
    },
    expire: (changed) => {
      for (const run of runs.values()) {
        const files = run.last === null ? [] : filesOf(run.last, run.root);
        if (changed === null || files.some((file) => changed.has(file))) run.last = null;
      }
    },
    trim: async () => {
      for (const key of [...results.keys()].slice(0, -most)) results.delete(key);
      for (const [key, run] of [...runs].slice(0, -most)) {
        runs.delete(key);
        await run.dispose();
      }
    },
  };
}
