// Stages 1 to 3 as derived values. `build`, `check` and `check --watch` get the whole site; `dev` gets pages, and the
// whole site while it is idle.
import { checkFiles, checkPages } from '../3-check/check.ts';
import { checkEncodingOf, encodedFiles } from '../3-check/encoding.ts';
import { derived } from '../derive/derived.ts';
import { createGraph, type Graph, type GraphOptions } from '../derive/graph.ts';
import { type Diagnostic, type Outcome, withRules } from '../diagnostics/diagnostic.ts';
import { verifyApi } from '../extract/verify-api.ts';
import { noCache } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { atOnce, inTurns, type Steps } from '../machine/turns.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { redactor } from '../site/redact.ts';
import { apiPage, compiledSite, once, writtenPage } from './site-pages.ts';
import { apiNodes, loaded, siteValue } from './site-values.ts';

/** A site as the first three stages see it. */
export interface Examined {
  readonly site: Site;
  readonly compiled: CompiledSite;
  /** Findings with the severities of the site. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A site that cannot be loaded. */
export interface Unusable {
  readonly site: null;
  readonly diagnostics: readonly Diagnostic[];
}

const ofPages = derived('findings-of-pages', 'data', ({ get, host, report }) =>
  report(checkPages(host, get(siteValue), get(compiledSite))),
);

const ofEncoding = derived('findings-of-encoding', 'data', ({ host, root, report }, file) =>
  report(checkEncodingOf(host, root, file)),
);

const ofFiles = derived('findings-of-files', 'data', ({ get, host, report }) => {
  const site = get(siteValue);
  report(checkFiles(host, site));
  for (const file of encodedFiles(host, site)) get(ofEncoding, file);
});

/** The findings of all pages, demos and files. */
export const examination = derived('examination', 'data', ({ get }) => {
  get(siteValue);
  get(compiledSite);
  get(ofPages);
  get(ofFiles);
});

/** Findings with the severities of the site, and without the values of its secrets. */
export const shownFindings = (site: Site, found: readonly Diagnostic[]): Diagnostic[] =>
  redactor(site)(withRules(once(found), site.config));

/** Compiles all pages; a step is a page. */
export function* compileInSteps(graph: Graph, site: Site): Steps<CompiledSite> {
  for (const { file } of site.sources) {
    graph.get(writtenPage, file);
    yield;
  }
  for (const pathname of graph.get(apiNodes).keys()) {
    graph.get(apiPage, pathname);
    yield;
  }
  return graph.get(compiledSite);
}

const unusable = (graph: Graph): Unusable => ({
  site: null,
  diagnostics: withRules(graph.findings(loaded), { severity: {} }),
});

export interface ExamineOptions {
  readonly graph: Graph;
  readonly host: Host;
  /** Whether to trust the record that the reference was extracted from the installed packages. */
  readonly trust: boolean;
  /** Runs a stage by its name. */
  readonly stage: <Value>(
    name: 'load' | 'compile' | 'check',
    run: () => Value | Promise<Value>,
  ) => Promise<Value>;
  /** Ends the work, which then throws. */
  readonly signal?: AbortSignal | undefined;
}

/** Loads, compiles and checks a site. */
export async function examine({
  graph,
  host,
  trust,
  stage,
  signal,
}: ExamineOptions): Promise<Examined | Unusable> {
  const site = await stage('load', () => graph.get(loaded));
  if (site === null) return unusable(graph);
  const compiled = await stage('compile', () => inTurns(compileInSteps(graph, site), signal));
  const found = await stage('check', async () => [
    ...graph.findings(examination),
    ...(await verifyApi(host, site, { keeper: graph, trust })),
  ]);
  signal?.throwIfAborted();
  return { site, compiled, diagnostics: shownFindings(site, found) };
}

/** All findings of a site as made, including those of disabled codes. */
export const allFindings = (graph: Graph): readonly Diagnostic[] =>
  graph.findings(graph.get(loaded) === null ? loaded : examination);

/** The same without pauses, and without the check that the reference belongs to the installed packages. */
export function examineAtOnce(graph: Graph): Examined | Unusable {
  const site = graph.get(loaded);
  if (site === null) return unusable(graph);
  const compiled = atOnce(compileInSteps(graph, site));
  return { site, compiled, diagnostics: shownFindings(site, graph.findings(examination)) };
}

/** Compiles a loaded site. */
export function compile(host: Host, site: Site, options: Partial<GraphOptions> = {}): Outcome<CompiledSite> {
  const graph = createGraph({ root: site.root, host, cache: noCache, version: '', ...options });
  graph.set(siteValue, site);
  return { value: graph.get(compiledSite), diagnostics: once(graph.findings(compiledSite)) };
}
