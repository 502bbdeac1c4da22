import { build, context } from 'esbuild';
import { bundlerRun } from '../4-bundle/bundler-run.ts';
import { type BundlerResult, filesOf } from '../4-bundle/kept-build.ts';
import { type Bundlers, createBundlers } from '../4-bundle/run-bundler.ts';
import type { Cache } from '../machine/cache.ts';
import type { Site } from '../model/site.ts';
import { refreshPlugin } from './refresh-plugin.ts';

export interface IncrementalBundlers extends Bundlers {
  /** Absolute paths of files that have changed; null when any may have. */
  readonly expire: (changed: ReadonlySet<string> | null) => void;
  readonly dispose: () => Promise<void>;
}

interface Run {
  readonly again: () => Promise<BundlerResult>;
  readonly dispose: () => Promise<void>;
  /** Null when it must run again. */
  last: BundlerResult | null;
}

/** Bundlers of a page under work. Each continues from its last run, and runs only when one of its files has changed. */
export function incrementalBundlers(
  site: Site,
  texts: ReadonlyMap<string, string>,
  cache: Cache,
): IncrementalBundlers {
  const kept = createBundlers(site, texts, cache);
  const runs = new Map<string, Run>();
  const results = new Map<string, Promise<BundlerResult>>();
  return {
    bundle: async (options, { plugins = [] }) => {
      const key = JSON.stringify(options);
      let run = runs.get(key);
      if (run === undefined) {
        const written = bundlerRun(site, texts, options, plugins);
        const refreshed = bundlerRun(site, texts, options, [refreshPlugin(site.root), ...plugins]);
        const bundler = await context(refreshed.options);
        run = {
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
        runs.set(key, run);
      }
      run.last ??= await run.again();
      return run.last;
    },
    keep: (facts, run) => {
      const key = JSON.stringify(facts);
      const result = results.get(key) ?? kept.keep(facts, run);
      results.set(key, result);
      // A failed run is repeated at the next edit.
      result.catch(() => results.delete(key));
      return result;
    },
    expire: (changed) => {
      for (const run of runs.values()) {
        const files = run.last === null ? [] : filesOf(run.last, site.root);
        if (changed === null || files.some((file) => changed.has(file))) run.last = null;
      }
    },
    dispose: async () => {
      for (const run of runs.values()) await run.dispose();
    },
  };
}
