import type { BundlerResult } from '../esbuild/bundler-result.ts';
import { outputOf, withAllImports } from '../esbuild/static-imports.ts';
import { packageUses } from '../packages/link-run.ts';
import { furtherEntry } from '../packages/package-entries.ts';
import type { PackageUses } from '../packages/package-links.ts';
import { type DemoParts, firstModule } from './demo-parts.ts';

/** A bundler run, and the entry from which each of its scripts imports packages. */
export interface DividedRun {
  readonly run: BundlerResult;
  readonly parts: readonly RunPart[];
}

export interface RunPart {
  /** Name of the entry with the packages. */
  readonly entry: string;
  readonly paths: ReadonlySet<string>;
  readonly uses: PackageUses;
}

const part = (run: BundlerResult, entry: string, paths: readonly string[]): RunPart => {
  const own = new Set(paths);
  return { entry, paths: own, uses: packageUses(run, own) };
};

const pathsIn = ({ files }: BundlerResult): string[] => files.map(({ path }) => path);

export const wholeRun = (run: BundlerResult, entry: string): DividedRun => ({
  run,
  parts: [part(run, entry, pathsIn(run))],
});

/** The run of a page's demos. Code that both parts share belongs to the first. */
export function demosRun(run: BundlerResult, key: string, parts: DemoParts): DividedRun {
  const first = outputOf(run.metafile, firstModule(key));
  if (parts.files.length === 1 || first === null) return wholeRun(run, key);
  const own = withAllImports(run.metafile, first);
  const rest = pathsIn(run).filter((path) => !own.has(path));
  return { run, parts: [part(run, key, [...own]), part(run, furtherEntry(key), rest)] };
}
