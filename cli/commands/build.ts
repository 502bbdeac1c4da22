import { rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { pagesWithTypes, typesInCode } from '../3-check/code-types/code-types.ts';
import { checkDemoTypes } from '../3-check/demo-types.ts';
import { checkExternal } from '../3-check/external.ts';
import { checkFenceTypes } from '../3-check/fence-types.ts';
import { bundle, endBundlers } from '../4-bundle/bundle.ts';
import { spareDrawer } from '../5-render/drawing-process.ts';
import { render, warm } from '../5-render/render.ts';
import { checkOutput, emit } from '../6-emit/emit.ts';
import type { Sources } from '../derive/derived.ts';
import type { Graph } from '../derive/graph.ts';
import { type Diagnostic, hasErrors, type Outcome, withRules } from '../diagnostics/diagnostic.ts';
import { type Examined, examine, type Unusable } from '../examine/examine.ts';
import { pageValue } from '../examine/site-pages.ts';
import { type Cache, noCache } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { dirname } from '../machine/paths.ts';
import { serverFolder } from '../machine/server-modules.ts';
import { diskSpool, lengthOf } from '../machine/spool.ts';
import { traced } from '../machine/trace.ts';
import type { Share } from '../machine/workers.ts';
import type { Bundles } from '../model/bundle.ts';
import type { SiteFile } from '../model/output.ts';
import type { CompiledPage } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { Progress } from '../report/progress.ts';
import { demoIds } from '../site/demo-ids.ts';
import { redactor } from '../site/redact.ts';
import { checkFenceResults } from './fence-results.ts';
import { withoutFailed } from './without-failed.ts';

export interface BuildContext {
  /** Absolute path of the site. */
  readonly root: string;
  readonly host: Host;
  readonly cache: Cache;
  /** Folder for files of this build only. */
  readonly folder: string;
  readonly workers: number;
  /** `development` renders with React's warnings. */
  readonly mode: 'production' | 'development';
  /** The share of the pictures to draw, and nothing else; null to build the whole site. */
  readonly share: Share | null;
  /** Whether to try links to other sites. */
  readonly external: boolean;
  readonly progress: Progress;
  /** The derived values of the site. */
  readonly graph: Graph;
  /** Ends the work, which then throws. */
  readonly signal?: AbortSignal | undefined;
}

export interface Built {
  /** Empty when an error prevented the build. */
  readonly files: readonly SiteFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Path below which the site is served. */
  readonly base: string;
  readonly pages: number;
  readonly demos: number;
  /** Number and bytes of the files; null when there are none. */
  readonly size: { readonly files: number; readonly bytes: number } | null;
  /** Notes for the log, although nothing is wrong. */
  readonly notes: readonly string[];
  /** False when a mistake stopped the bundlers, which then do not report what they read. */
  readonly isBundled: boolean;
  /** Null unless the site was built. */
  readonly bundles: Bundles | null;
}

const unsetVariables = ({ config }: Site, { environment }: Graph): string[] =>
  Object.entries(config.demos.environment)
    .filter(([name]) => !environment(name))
    .map(([name, effect]) => `${name} is not set. ${effect}`);

const sizeOf = (files: readonly SiteFile[]): Built['size'] =>
  files.length === 0
    ? null
    : {
        files: files.length,
        bytes: files.reduce((total, { contents }) => total + lengthOf(contents), 0),
      };

/** Whether a finding is about another place than those of the pages: the compiler repeats what names have shown. */
function isOther(ofPages: readonly Diagnostic[]): (finding: Diagnostic) => boolean {
  const keyOf = ({ place }: Diagnostic) => place && `${place.file} ${place.line} ${place.column}`;
  const places = new Set(ofPages.filter(({ code }) => code === 'api/unknown-name').map(keyOf));
  return (finding) => finding.code !== 'code/type-error' || !places.has(keyOf(finding));
}

/** The values and files that a page is made from: its text, its demos, and the modules of these. */
const sourcesIn =
  ({ server }: Bundles) =>
  (page: CompiledPage): Sources => ({
    values: [pageValue(page.node, page.file)],
    files: [...new Set(demoIds(page).map(dirname))].flatMap((folder) => server.demos.read[folder] ?? []),
  });

/** Each stage begins in a turn of its own, so that a saved page waits for one stage at most. */
const inTurnsOf =
  ({ progress, signal }: BuildContext): Progress['stage'] =>
  async (name, run) => {
    await setImmediate();
    signal?.throwIfAborted();
    return traced('stage', name, () => progress.stage(name, run));
  };

/** A value that is awaited only later: an error before that would end the process, and hide findings. */
function awaitedLater<Value>(value: Value | Promise<Value>): Promise<Value> {
  const promise = Promise.resolve(value);
  promise.catch(() => {});
  return promise;
}

/** Stages 1 to 3. */
export const examineSite = (context: BuildContext): Promise<Examined | Unusable> => {
  const { graph, host, cache, mode, signal } = context;
  // A check without a cache trusts no record.
  const trust = mode === 'production' || cache !== noCache;
  const stage = inTurnsOf(context);
  return examine({ graph, host, trust, stage, signal });
};

/** Runs the six stages in order, without writing. Continues after a finding as far as it makes sense. */
export const build = async (context: BuildContext): Promise<Built> =>
  produce(context, await examineSite(context));

/** Stages 4 to 6. */
export async function produce(context: BuildContext, examined: Examined | Unusable): Promise<Built> {
  if (examined.site === null)
    return {
      ...examined,
      files: [],
      base: '/',
      pages: 0,
      demos: 0,
      size: null,
      notes: [],
      isBundled: true,
      bundles: null,
    };
  const { graph, host, folder, workers, mode, share, external, progress, signal } = context;
  const { site, compiled } = examined;
  const stage = inTurnsOf(context);
  const diagnostics = [...examined.diagnostics];
  const redact = redactor(site);
  const found = <Value>(outcome: Outcome<Value>): Value => {
    diagnostics.push(...redact(withRules(outcome.diagnostics, site.config)));
    return outcome.value;
  };
  const isWritten = mode === 'production';
  const { base } = site.config;
  const facts = {
    base,
    pages: compiled.pages.length,
    demos: compiled.demos.length,
    notes: unsetVariables(site, graph),
  };
  // These run beside the other stages: the type checker is a process of its own.
  const types = mode === 'development' ? checkDemoTypes(host, site, compiled, { keeper: graph, folder }) : [];
  const fences = checkFenceTypes(host, site, compiled, { keeper: graph, folder });
  const results =
    share === null ? checkFenceResults(site, compiled, { graph, folder: serverFolder(folder), workers }) : [];
  const typed = pagesWithTypes(host, site, compiled);
  const names = awaitedLater(
    isWritten && share === null ? typesInCode(host, site, compiled, { keeper: graph, folder }) : new Map(),
  );
  const outside = external ? checkExternal(site, compiled) : [];
  const beside = awaitedLater(Promise.all([types, fences, results, outside]));
  let isBundled = false;
  const end = async (files: readonly SiteFile[], made: Bundles | null = null): Promise<Built> => {
    const ofChecks = (await beside).flat();
    await names;
    found({ value: null, diagnostics: ofChecks.filter(isOther(examined.diagnostics)) });
    const written = hasErrors(diagnostics) || !isWritten ? [] : files;
    return { files: written, diagnostics, bundles: made, size: sizeOf(written), isBundled, ...facts };
  };
  // Starts during the bundling of its modules.
  const spare = spareDrawer(site, serverFolder(folder));
  try {
    const { drawn, bundles } = await stage('bundle', async () => {
      let drawn = compiled;
      for (;;) {
        const made = await bundle(site, drawn, { mode, graph, folder, onDemos: spare.start });
        const bundles = found(made);
        const rest = bundles === null ? withoutFailed(drawn, made.diagnostics) : null;
        if (rest === null) return { drawn, bundles };
        drawn = rest;
      }
    });
    if (bundles === null) return await end([]);
    isBundled = drawn === compiled;
    const drawOptions = { keeper: graph, workers, share, onProgress: progress.count, spare, signal };
    // A demo that cannot be bundled must not hide mistakes in the others.
    if (share !== null || drawn !== compiled) {
      found(await stage('render', () => warm(site, drawn, bundles, drawOptions)));
      return await end([]);
    }
    // `check` does not need the documents.
    const spool = isWritten ? diskSpool(folder) : () => '';
    const renderOptions = { ...drawOptions, spool, hasPictures: true, typed, sourcesOf: sourcesIn(bundles) };
    const rendered = found(await stage('render', () => render(site, compiled, bundles, renderOptions)));
    if (rendered === null || hasErrors(diagnostics)) return await end([]);
    // `check` writes nothing, so it skips stage 6.
    if (!isWritten) {
      const wrong = await stage('emit', async () =>
        checkOutput(host, site, compiled, rendered, bundles, typed),
      );
      found({ value: null, diagnostics: wrong });
      return await end([]);
    }
    await results;
    await endBundlers();
    const files = found(
      await stage('emit', async () =>
        emit(host, site, compiled, rendered, bundles, { keeper: graph, spool, types: await names }),
      ),
    );
    return await end(files, bundles);
  } finally {
    // The next run would repeat them; their results are kept.
    if (signal?.aborted) await Promise.allSettled([beside, names]);
    // After a mistake other bundles are still in progress; esbuild would report each as interrupted.
    await endBundlers();
    spare.end();
    rmSync(serverFolder(folder), { recursive: true, force: true });
  }
}
