import { existsSync, realpathSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { outputFolder, writeOutput } from '../../6-emit/write-output.ts';
import { comparisonOf, isFailure } from '../../compare/comparison.ts';
import { referenceChanges } from '../../compare/reference/reference-changes.ts';
import { createGraph } from '../../derive/graph.ts';
import { type Examined, examineAtOnce } from '../../examine/examine.ts';
import { contentHash, diskCache, noCache } from '../../machine/cache.ts';
import { fileHashes } from '../../machine/file-hashes.ts';
import { diskHost } from '../../machine/host.ts';
import { installedPackage } from '../../machine/installed-package.ts';
import { ownVersion } from '../../machine/own-code.mjs';
import { cacheFolder, packagesFolder } from '../../machine/tool.ts';
import { workFolder } from '../../machine/writable.ts';
import type { Site } from '../../model/site.ts';
import { indexApi } from '../../reference/reference-index.ts';
import type { ReportSite } from '../../report/comparison/frame.ts';
import { reportFiles } from '../../report/comparison/report-files.ts';
import { comparisonSummary } from '../../report/comparison/summary.ts';
import { createProgress } from '../../report/progress.ts';
import { assertReplaceable, assertWritable } from '../assert-output.ts';
import { UsageError } from '../usage-error.ts';
import { behaviourOf } from './behaviour.ts';
import { otherRoot } from './other-root.ts';
import { referenceFrom } from './references.ts';
import { readRequests } from './requests.ts';
import { drawSide } from './side.ts';
import { sitePackages } from './site-packages.ts';

export interface CompareOptions {
  readonly root: string;
  /** Packages in other versions, see `readRequests`. */
  readonly with: string;
  readonly out: string;
  readonly failOn?: 'breaking' | 'any';
  readonly quiet: boolean;
  readonly workers?: number;
  readonly cache: boolean;
  readonly cacheDir?: string;
}

/** Folder for other versions. Modules below a `node_modules` folder would count as packages. */
const versionsFolder = (cacheDir: string, root: string): string =>
  cacheDir.includes('node_modules')
    ? join(tmpdir(), `docs-build-versions-${contentHash(root, String(process.getuid?.()))}`)
    : join(cacheDir, 'versions');

const reportSite = ({ config }: Site): ReportSite => ({
  name: config.name,
  url: config.url?.replace(/\/$/, '') ?? null,
  accent: config.themeColor,
  products: Object.fromEntries(config.products.map(({ id, name }) => [id, name])),
});

function examined(root: string, options: Parameters<typeof createGraph>[0]): Examined {
  const found = examineAtOnce(createGraph(options));
  if (found.site === null)
    throw new UsageError(`${root} is not a site that can be read. Run docs-build check.`);
  return found;
}

/**
 * Compares a site with its installed packages and with others, and writes a report; returns the exit code. Nothing of
 * the site changes.
 */
export async function runCompare(
  options: CompareOptions,
  print: (text: string) => Promise<void>,
): Promise<0 | 1> {
  if (!existsSync(options.root)) throw new UsageError(`--root ${options.root} does not exist.`);
  const root = realpathSync(options.root);
  const out = outputFolder(options.out);
  assertReplaceable(out, root);
  assertWritable(out);
  const cacheDir = options.cacheDir === undefined ? cacheFolder(root) : resolve(options.cacheDir);
  const cache = options.cache ? diskCache(cacheDir) : noCache;
  const hashes = fileHashes(cache, contentHash(root));
  const host = { ...diskHost, hash: hashes.hash };
  const progress = createProgress(process.stderr, options.quiet);
  const { site, compiled } = await progress.stage('load', () =>
    examined(options.root, { root, host, cache, version: ownVersion() }),
  );
  const packages = sitePackages(host, site, compiled);
  const requests = readRequests(options.with, [...packages.keys()], process.cwd());
  const other = await progress.stage('install', () =>
    otherRoot(root, versionsFolder(cacheDir, root), packages, requests, options.cache),
  );
  for (const conflict of other.conflicts) process.stderr.write(`warning ${conflict}\n`);

  const otherSite: Site = { ...site, root: other.root };
  const drawing = {
    ...{ host, cache, folder: workFolder(cacheDir, root), onProgress: progress.count },
    workers: options.workers ?? availableParallelism(),
  };
  const before = await progress.stage('before', () => drawSide(site, compiled, drawing));
  const after = await progress.stage('after', () => drawSide(otherSite, compiled, drawing));
  const changes = await progress.stage('reference', async () =>
    referenceChanges(await referenceFrom(host, cache, site), await referenceFrom(host, cache, otherSite)),
  );
  const behaviours = [behaviourOf(before, compiled, root), behaviourOf(after, compiled, other.root)] as const;
  const names = requests.map(({ name }) => name);
  const installed = names.map((name) => [
    name,
    installedPackage(host, packagesFolder(root), name)?.version ?? 'none',
  ]);
  const comparison = await progress.stage('compare', () =>
    comparisonOf(compiled, indexApi(site.reference, site.config.products), changes, behaviours, {
      ...{ before: Object.fromEntries(installed), after: other.versions, conflicts: other.conflicts },
    }),
  );
  const [old, now] = behaviours;
  const files = reportFiles(reportSite(site), comparison, [
    (id) => old.demo(id).picture,
    (id) => now.demo(id).picture,
  ]);
  writeOutput(host, out, files, cache);
  hashes.save();
  cache.trim();
  if (!options.quiet) await print(comparisonSummary(comparison));
  return options.failOn !== undefined && isFailure(comparison, options.failOn) ? 1 : 0;
}
