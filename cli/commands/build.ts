import { rmSync } from 'node:fs';
import { load } from '../1-load/load.ts';
import { compile } from '../2-compile/compile.ts';
import { check } from '../3-check/check.ts';
import { bundle } from '../4-bundle/bundle.ts';
import { render } from '../5-render/render.ts';
import { emit } from '../6-emit/emit.ts';
import type { Cache } from '../cache.ts';
import { type Diagnostic, hasErrors } from '../diagnostics.ts';
import type { Host } from '../host.ts';
import type { OutputFile } from '../model.ts';
import type { Progress } from '../report/progress.ts';

export interface BuildContext {
  /** Absolute path of the site. */
  readonly root: string;
  readonly host: Host;
  readonly cache: Cache;
  readonly workers: number;
  /** `development` renders with React's warnings on. */
  readonly mode: 'production' | 'development';
  readonly progress: Progress;
}

export interface Built {
  /** Empty when an error kept the site from being built. */
  readonly files: readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly demos: number;
}

/** The six stages, in order. Goes on after a finding as far as it makes sense; writes nothing. */
export async function build({ root, host, cache, workers, mode, progress }: BuildContext): Promise<Built> {
  const { stage } = progress;
  const diagnostics: Diagnostic[] = [];
  const found = <Value>(outcome: {
    readonly value: Value;
    readonly diagnostics: readonly Diagnostic[];
  }): Value => {
    diagnostics.push(...outcome.diagnostics);
    return outcome.value;
  };
  const site = found(await stage('load', () => load(host, root)));
  if (site === null) return { files: [], diagnostics, pages: 0, demos: 0 };
  const compiled = found(await stage('compile', () => compile(host, site)));
  diagnostics.push(...(await stage('check', () => check(host, site, compiled))));
  const counts = { pages: compiled.pages.length, demos: compiled.demos.length };
  const bundles = found(await stage('bundle', () => bundle(site, compiled, { mode })));
  if (bundles === null) return { files: [], diagnostics, ...counts };
  try {
    const pages = found(
      await stage('render', () =>
        render(site, compiled, bundles, { cache, workers, onProgress: progress.count }),
      ),
    );
    if (hasErrors(diagnostics)) return { files: [], diagnostics, ...counts };
    const files = await stage('emit', () => emit(host, site, pages, bundles));
    return { files, diagnostics, ...counts };
  } finally {
    rmSync(bundles.server.folder, { recursive: true, force: true });
  }
}
