import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { outputFolder, recoverOutput, renewOutput, writeOutput } from '../6-emit/write-output.ts';
import { createGraph } from '../derive/graph.ts';
import { type Choice, chosen } from '../diagnostics/chosen.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { fold } from '../diagnostics/fold.ts';
import { contentHash, diskCache, noCache } from '../machine/cache.ts';
import { fileHashes } from '../machine/file-hashes.ts';
import { diskHost, hostWithin } from '../machine/host.ts';
import { ownVersion } from '../machine/own-code.mjs';
import { realPath, relative, resolve } from '../machine/paths.ts';
import { cacheFolder } from '../machine/tool.ts';
import { record, startTrace, traced, traceText } from '../machine/trace.ts';
import type { Share } from '../machine/workers.ts';
import { workFolder } from '../machine/writable.ts';
import { github } from '../report/github.ts';
import { json } from '../report/json.ts';
import { lineReader } from '../report/line-reader.ts';
import { pretty } from '../report/pretty.ts';
import { createProgress } from '../report/progress.ts';
import { countDiagnostics, sortDiagnostics } from '../report/report.ts';
import { sarif } from '../report/sarif.ts';
import { summary } from '../report/summary.ts';
import { withEnds } from '../report/with-ends.ts';
import { assertReplaceable, assertWritable, isInside } from './assert-output.ts';
import type { BuildContext, Built } from './build.ts';
import { fix, fixLines } from './fix.ts';
import { type Found, lastRun, outputOf } from './kept-run.ts';
import { recorder } from './last-build.ts';
import { UsageError } from './usage-error.ts';
import { writeAnalysis } from './write-analysis.ts';

const reports = { pretty, json, github, sarif };

export interface RunOptions extends Choice {
  readonly root: string;
  readonly out: string;
  /** Replaces the path of the site's URL. */
  readonly base?: string;
  readonly format: keyof typeof reports;
  readonly strict: boolean;
  readonly quiet: boolean;
  readonly workers?: number;
  readonly cache: boolean;
  readonly cacheDir?: string;
  /** For `build` only: the file for the analysis of the pages' sizes. */
  readonly analyze?: string;
  /** For `build` and `check`: the file for the trace. */
  readonly trace?: string;
  /** For `warm` only. */
  readonly shard?: Share;
  /** For `check` only: apply fixes that have exactly one solution. */
  readonly fix?: boolean;
  /** For `check` only: try links to other sites. */
  readonly external?: boolean;
  /** For `check` only: check again whenever a file changes. */
  readonly watch?: boolean;
}

/**
 * Builds a site and reports; returns the exit code. `check` writes nothing and renders with React's warnings. `warm`
 * writes nothing and fills the cache with the share in its options. `discard` removes the previous output, or has it
 * removed.
 */
export async function runBuild(
  options: RunOptions,
  command: 'build' | 'check' | 'warm',
  print: (text: string) => Promise<void>,
  discard?: (folder: string) => void,
): Promise<0 | 1> {
  const start = performance.now();
  const write = command === 'build';
  const out = outputFolder(options.out);
  if (!existsSync(options.root)) {
    throw new UsageError(`--root ${options.root} does not exist. A site is a folder with content/ in it.`);
  }
  // The bundler reports real paths, which would not be below a root that is a link.
  const root = realPath(options.root);
  if (write) {
    assertReplaceable(out, root);
    assertWritable(out);
    recoverOutput(out);
  }
  for (const [option, file] of [
    ['--analyze', options.analyze],
    ['--trace', options.trace],
  ])
    if (file !== undefined && write && isInside(resolve(file), out))
      throw new UsageError(`${option} ${file} lies in the output. Choose a file that is not published.`);
  if (options.trace !== undefined) startTrace();
  const progress = createProgress(process.stderr, options.quiet);
  const cacheDir = options.cacheDir === undefined ? cacheFolder(root) : resolve(options.cacheDir);
  const cache = options.cache ? diskCache(cacheDir) : noCache;
  const hashes = fileHashes(cache, contentHash(root));
  const host = { ...diskHost, hash: hashes.hash };
  const history = recorder(() => graph);
  const graph = createGraph({ root, host, cache, version: ownVersion(), onMade: history.onMade });
  const context: BuildContext = {
    root,
    host: graph.host,
    cache,
    folder: workFolder(cacheDir, root),
    workers: options.workers ?? availableParallelism(),
    mode: command === 'check' ? 'development' : 'production',
    share: options.shard ?? null,
    external: options.external ?? false,
    progress,
    graph,
  };
  const raise = (finding: Diagnostic): Diagnostic => ({ ...finding, severity: 'error' });
  const folded = (found: readonly Diagnostic[]) =>
    fold(sortDiagnostics(options.strict ? found.map(raise) : found));
  if (options.watch) {
    const { assertWatchable, watchCheck } = await import('./watch.ts');
    assertWatchable(options);
    const quiet = { ...context, progress: createProgress(process.stderr, true) };
    return await watchCheck(quiet, (found) => chosen(folded(found), options), print);
  }
  // Other sites' replies change, and the data for `--analyze` is not cached.
  const isKept = options.cache && !options.external && options.analyze === undefined;
  const run = async (): Promise<Found> =>
    isKept && command !== 'warm'
      ? await lastRun(context, write ? out : null)
      : { built: await (await import('./build.ts')).build(context), isThere: false };
  const shownOf = (found: Built) => chosen(folded(found.diagnostics), options);
  let { built, isThere } = await run();
  if (options.fix) {
    const edits = fix(hostWithin(root), root, shownOf(built));
    process.stderr.write(fixLines(edits));
    // The fixes have moved places and removed follow-up findings.
    if (edits.length > 0) {
      graph.change(null);
      ({ built, isThere } = await run());
    }
  }
  const all = folded(built.diagnostics);
  const diagnostics = shownOf(built);
  // The choice of findings decides what is shown, never what is published.
  const failed = hasErrors(write ? all : diagnostics);
  // Does not print files behind a link out of the site.
  const lineAt = lineReader(hostWithin(root), root);
  await print(reports[options.format](withEnds(diagnostics, lineAt), lineAt));
  if (write && !failed && isThere) renewOutput(out);
  else if (write && !failed)
    await traced('emit', 'write', () => writeOutput(diskHost, out, outputOf(built), cache, discard));
  hashes.save();
  if (write) history.keep(cache, root);
  cache.trim();
  if (options.analyze !== undefined && !failed) writeAnalysis(diskHost, options.analyze, built);
  if (options.trace !== undefined) {
    record({ category: 'command', name: command, process: null, start, duration: performance.now() - start });
    writeFileSync(resolve(options.trace), traceText());
  }
  if (!options.quiet) {
    for (const note of built.notes) process.stderr.write(`${note}\n`);
    const outcome = failed ? (write ? `${relative(process.cwd(), out) || out} is unchanged` : '') : '';
    process.stderr.write(
      summary(built, progress.timings, [countDiagnostics(diagnostics), outcome].filter(Boolean).join('; ')),
    );
  }
  return failed ? 1 : 0;
}
