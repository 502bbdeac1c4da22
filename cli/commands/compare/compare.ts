import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { endsInList } from '../../2-compile/generated-lists.ts';
import { outputFolder, writeOutput } from '../../6-emit/write-output.ts';
import { codemodResults } from '../../compare/codemod.ts';
import { type Behaviour, comparisonOf, isFailure } from '../../compare/comparison.ts';
import { createGraph, type Graph } from '../../derive/graph.ts';
import { examineAtOnce } from '../../examine/examine.ts';
import { contentHash, diskCache, noCache } from '../../machine/cache.ts';
import { fileHashes } from '../../machine/file-hashes.ts';
import { diskHost, type Host } from '../../machine/host.ts';
import { ownVersion } from '../../machine/own-code.mjs';
import { join, realPath, resolve } from '../../machine/paths.ts';
import { cacheFolder } from '../../machine/tool.ts';
import { startTrace, traced, traceText } from '../../machine/trace.ts';
import { workFolder } from '../../machine/writable.ts';
import type { Comparison } from '../../model/comparison.ts';
import type { Site } from '../../model/site.ts';
import { indexApi } from '../../reference/reference-index.ts';
import type { ReportSite } from '../../report/comparison/frame.ts';
import { type Look, reportFiles } from '../../report/comparison/report-files.ts';
import { comparisonSummary } from '../../report/comparison/summary.ts';
import { createProgress, type Progress } from '../../report/progress.ts';
import { assertReplaceable, assertWritable, isInside } from '../assert-output.ts';
import { recorder } from '../last-build.ts';
import { UsageError } from '../usage-error.ts';
import { againstCommit } from './against-commit.ts';
import { behaviourOf, picturePairs } from './behaviour.ts';
import { modifiedRoot } from './codemod.ts';
import { pictureDifferences } from './picture-differences.ts';
import { drawSide } from './side.ts';
import type { Subject, Subjects } from './subjects.ts';
import { withPackages } from './with-packages.ts';

export interface CompareOptions {
  readonly root: string;
  /** Packages in other versions, see `readRequests`. */
  readonly with?: string;
  /** A commit of the site. */
  readonly against?: string;
  /** A command that brings code to the other packages. */
  readonly codemod?: string;
  readonly out: string;
  readonly failOn?: 'breaking' | 'any';
  readonly quiet: boolean;
  readonly workers?: number;
  readonly cache: boolean;
  readonly cacheDir?: string;
  /** The file for the trace. */
  readonly trace?: string;
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

const lookOf = ({ demo, styleSheet }: Behaviour): Look => ({
  pictureOf: (id) => demo(id).picture?.read() ?? null,
  styleSheet,
});

/** Files of pages that end in a generated list. */
const listPages = ({ readText }: Host, { site: { root }, compiled }: Subject): ReadonlySet<string> =>
  new Set(compiled.pages.flatMap(({ file }) => (endsInList(readText(join(root, file)) ?? '') ? [file] : [])));

/** Installs, or unpacks, what a site is compared with. */
function subjectsOf(
  { with: wanted, against, codemod }: CompareOptions,
  own: Subject,
  examine: (root: string) => Subject,
  packages: Parameters<typeof withPackages>[2],
): Promise<Subjects> {
  if (against !== undefined && codemod !== undefined)
    throw new UsageError('--codemod needs --with: a commit has its own code.');
  if (against !== undefined && wanted === undefined)
    return againstCommit(own, against, { parent: packages.parent, examine });
  if (wanted !== undefined && against === undefined) return withPackages(own, wanted, packages);
  throw new UsageError('compare needs either --with <packages> or --against <commit>.');
}

/**
 * Compares a site with its installed packages and with others, or with itself at a commit, and writes a report; returns
 * the exit code. Nothing of the site changes.
 */
export async function runCompare(
  options: CompareOptions,
  print: (text: string) => Promise<void>,
): Promise<0 | 1> {
  if (!existsSync(options.root)) throw new UsageError(`--root ${options.root} does not exist.`);
  const root = realPath(options.root);
  const out = outputFolder(options.out);
  assertReplaceable(out, root);
  assertWritable(out);
  const cacheDir = options.cacheDir === undefined ? cacheFolder(root) : resolve(options.cacheDir);
  const cache = options.cache ? diskCache(cacheDir) : noCache;
  const hashes = fileHashes(cache, contentHash(root));
  const host = { ...diskHost, hash: hashes.hash };
  if (options.trace !== undefined) {
    if (isInside(resolve(options.trace), out))
      throw new UsageError(`--trace ${options.trace} lies in the report. Choose a file elsewhere.`);
    startTrace();
  }
  const progress = createProgress(process.stderr, options.quiet);
  const stage: Progress['stage'] = (name, run) => traced('stage', name, () => progress.stage(name, run));
  const graphOf = (folder: string): Graph => {
    const { onMade } = recorder(() => graph);
    const graph = createGraph({ root: folder, host, cache, version: ownVersion(), onMade });
    return graph;
  };
  const keeper = graphOf(root);
  const examine = (folder: string): Subject => {
    const found = examineAtOnce(graphOf(folder));
    if (found.site === null)
      throw new UsageError(`${folder} is not a site that can be read. Run docs-build check.`);
    return found;
  };
  const own = await stage('load', () => examine(root));
  const parent = versionsFolder(cacheDir, root);
  mkdirSync(parent, { recursive: true });
  const { before, after, changes, facts } = await stage('install', () =>
    subjectsOf(options, own, examine, { host, keeper, parent, isKept: options.cache }),
  );
  for (const warning of [...facts.conflicts, ...facts.notes]) process.stderr.write(`warning ${warning}\n`);

  const workers = options.workers ?? availableParallelism();
  const working = { keeper, workers, onProgress: progress.count };
  const drawing = { ...working, host, folder: workFolder(cacheDir, root) };
  const drawn = async ({ site, compiled }: Subject): Promise<Behaviour> => {
    const side = await drawSide(site, compiled, { ...drawing, graph: graphOf(site.root) });
    return behaviourOf(side, compiled, site.root);
  };
  const sides = [
    await stage('before', () => drawn(before)),
    await stage('after', () => drawn(after)),
  ] as const;
  const found = await stage('reference', changes);
  const { codemod: command } = options;
  const modified =
    command === undefined
      ? null
      : await stage('codemod', async () => {
          const { root: folder, files } = await modifiedRoot(after.site.root, command);
          return { command, files, behaviour: await drawn(examine(folder)) };
        });
  const { site, compiled } = after;
  const [old] = sides;
  const differenceOf = await stage('pictures', () =>
    pictureDifferences(
      [sides, ...(modified === null ? [] : [[old, modified.behaviour] as const])].flatMap((pair) =>
        picturePairs(compiled, pair),
      ),
      working,
    ),
  );
  const comparison = await stage('compare', (): Comparison => {
    const index = indexApi(site.reference, site.config.products);
    const subject = { compiled, index, lists: listPages(host, after) };
    const plain = comparisonOf(subject, found, sides, differenceOf, facts);
    if (modified === null) return plain;
    const { behaviour, ...run } = modified;
    const demos = codemodResults(compiled, plain.demos, old, behaviour, differenceOf);
    return { ...plain, codemod: { ...run, demos } };
  });
  await stage('emit', () => {
    const [, now] = sides;
    const looks = { before: lookOf(old), after: lookOf(now) };
    writeOutput(host, out, reportFiles(reportSite(site), comparison, looks), cache);
  });
  hashes.save();
  cache.trim();
  if (options.trace !== undefined) writeFileSync(resolve(options.trace), traceText());
  if (!options.quiet) await print(comparisonSummary(comparison));
  return options.failOn !== undefined && isFailure(comparison, options.failOn) ? 1 : 0;
}
