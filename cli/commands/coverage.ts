import { createGraph } from '../derive/graph.ts';
import { examineAtOnce } from '../examine/examine.ts';
import { diskCache, noCache } from '../machine/cache.ts';
import { diskHost } from '../machine/host.ts';
import { ownVersion } from '../machine/own-code.mjs';
import { resolve } from '../machine/paths.ts';
import { cacheFolder } from '../machine/tool.ts';
import { coverage } from '../reference/coverage.ts';
import { coverageMarkdown, coverageTable, coveredPercent } from '../report/coverage-table.ts';
import { UsageError } from './usage-error.ts';

export interface CoverageOptions {
  readonly root: string;
  readonly format: 'pretty' | 'json' | 'github' | 'sarif';
  readonly cache: boolean;
  readonly cacheDir?: string;
  /** Least share of entries that a demo or page shows, in percent; otherwise that of `site.yaml`. */
  readonly coverageMin?: number;
}

/** Prints which entries of the reference demos and pages show; returns the exit code. */
export async function runCoverage(
  { root: folder, format, cache: isCached, cacheDir, coverageMin }: CoverageOptions,
  print: (text: string) => Promise<void>,
): Promise<0 | 1> {
  if (format === 'sarif')
    throw new UsageError('--coverage cannot be printed as sarif; use pretty, json or github.');
  const root = resolve(folder);
  const cache = isCached
    ? diskCache(cacheDir === undefined ? cacheFolder(root) : resolve(cacheDir))
    : noCache;
  const examined = examineAtOnce(createGraph({ root, host: diskHost, cache, version: ownVersion() }));
  if (examined.site === null)
    throw new UsageError(`${folder} is not a site that can be read. Run docs-build check.`);
  const { site, compiled } = examined;
  const entries = coverage(site.reference, site.config.products, compiled);
  const percent = coveredPercent(entries);
  const texts = {
    pretty: () => coverageTable(entries),
    json: () => `${JSON.stringify({ percent, entries }, null, 2)}\n`,
    github: () => coverageMarkdown(entries),
  };
  await print(texts[format]());
  const least = coverageMin ?? site.config.api.coverage ?? 0;
  if (percent >= least) return 0;
  const source = coverageMin === undefined ? 'api.coverage in site.yaml' : '--coverage-min';
  process.stderr.write(`${percent.toFixed(1)} % of the entries are shown, and ${source} is ${least}\n`);
  return 1;
}
