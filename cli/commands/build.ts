import { rmSync } from 'node:fs';
import { load } from '../1-load/load.ts';
import { compileInSteps } from '../2-compile/compile.ts';
import { rememberedCompilers } from '../2-compile/remembered-compilers.ts';
import { check } from '../3-check/check.ts';
import { checkDemoTypes } from '../3-check/demo-types.ts';
import { bundle } from '../4-bundle/bundle.ts';
import { render, warm } from '../5-render/render.ts';
import { checkOutput, emit } from '../6-emit/emit.ts';
import { type Diagnostic, hasErrors, withSeverities } from '../diagnostics/diagnostic.ts';
import { verifyApi } from '../extract/verify-api.ts';
import { type Cache, noCache } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { inTurns } from '../machine/turns.ts';
import type { Share } from '../machine/workers.ts';
import type { SiteConfig } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import type { Progress } from '../report/progress.ts';
import { redactor } from '../site/redact.ts';

export interface BuildContext {
  /** Absolute path of the site. */
  readonly root: string;
  readonly host: Host;
  readonly cache: Cache;
  /** For files of this build alone. */
  readonly folder: string;
  readonly workers: number;
  /** `development` renders with React's warnings on. */
  readonly mode: 'production' | 'development';
  /** The share of the pictures that is drawn, and nothing else made; null for the whole site. */
  readonly share: Share | null;
  readonly progress: Progress;
}

export interface Built {
  /** Empty when an error kept the site from being built. */
  readonly files: readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly demos: number;
  /** What the reader of the log should know, though nothing is wrong. */
  readonly notes: readonly string[];
}

const unsetVariables = ({ config }: Site): string[] =>
  Object.entries(config.demos.environment)
    .filter(([name]) => !process.env[name])
    .map(([name, effect]) => `${name} is not set. ${effect}`);

/** The six stages, in order. Goes on after a finding as far as it makes sense; writes nothing. */
export async function build({
  root,
  host,
  cache,
  folder,
  workers,
  mode,
  share,
  progress,
}: BuildContext): Promise<Built> {
  const { stage } = progress;
  const diagnostics: Diagnostic[] = [];
  let severity: SiteConfig['severity'] = {};
  let redact = <Value>(value: Value): Value => value;
  const found = <Value>(outcome: {
    readonly value: Value;
    readonly diagnostics: readonly Diagnostic[];
  }): Value => {
    diagnostics.push(...redact(withSeverities(outcome.diagnostics, severity)));
    return outcome.value;
  };
  const site = found(await stage('load', () => load(host, root)));
  if (site === null) return { files: [], diagnostics, pages: 0, demos: 0, notes: [] };
  redact = redactor(site);
  severity = site.config.severity;
  const compiled = found(
    await stage('compile', () => inTurns(compileInSteps(host, site, rememberedCompilers(cache)))),
  );
  // A check without a cache takes nothing on trust.
  const trust = mode === 'production' || cache !== noCache;
  found(
    await stage('check', async () => ({
      value: null,
      diagnostics: [...check(host, site, compiled), ...(await verifyApi(host, site, { cache, trust }))],
    })),
  );
  const facts = { pages: compiled.pages.length, demos: compiled.demos.length, notes: unsetVariables(site) };
  // The compiler is a process of its own, and works while the other stages do.
  const types = mode === 'development' ? checkDemoTypes(host, site, compiled, { cache, folder }) : [];
  const end = async (files: readonly OutputFile[]): Promise<Built> => {
    found({ value: null, diagnostics: await types });
    return { files: hasErrors(diagnostics) ? [] : files, diagnostics, ...facts };
  };
  const bundles = found(await stage('bundle', () => bundle(site, compiled, { mode, cache, folder })));
  if (bundles === null) return await end([]);
  try {
    const drawing = { cache, workers, share, onProgress: progress.count };
    if (share !== null) {
      found(await stage('render', () => warm(site, compiled, bundles, drawing)));
      return await end([]);
    }
    const rendered = found(await stage('render', () => render(site, compiled, bundles, drawing)));
    if (rendered === null || hasErrors(diagnostics)) return await end([]);
    // A check writes nothing, so nothing is made for it.
    if (mode === 'development') {
      const wrong = await stage('emit', async () => checkOutput(host, site, compiled, rendered, bundles));
      found({ value: null, diagnostics: wrong });
      return await end([]);
    }
    const files = found(await stage('emit', () => emit(host, site, compiled, rendered, bundles, cache)));
    return await end(files);
  } finally {
    rmSync(bundles.server.folder, { recursive: true, force: true });
  }
}
