import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { difference } from '../diagnostics/difference.ts';
import type { Examined, Unusable } from '../examine/examine.ts';
import { hostWithin } from '../machine/host.ts';
import { watchFiles } from '../machine/watch-files.ts';
import { lineReader } from '../report/line-reader.ts';
import { pretty } from '../report/pretty.ts';
import { countDiagnostics } from '../report/report.ts';
import { withEnds } from '../report/with-ends.ts';
import { type BuildContext, examineSite, produce } from './build.ts';
import { UsageError } from './usage-error.ts';

/** The parts of a site that `check` reads. */
const watched = ['content', 'templates', 'package.json', 'tsconfig.json'];

const line = ({ code, message, place }: Diagnostic): string =>
  `gone ${code} ${place === null ? '' : `${place.file}: `}${message}\n`;

/** Rejects options that need a single result. */
export function assertWatchable(options: {
  readonly format: string;
  readonly fix?: boolean;
  readonly external?: boolean;
  readonly trace?: string;
}): void {
  const other =
    (options.format !== 'pretty' && '--format') ||
    (options.fix && '--fix') ||
    (options.external && '--external') ||
    (options.trace !== undefined && '--trace');
  if (other) throw new UsageError(`${other} cannot be combined with --watch.`);
}

/**
 * Checks the site now and after each change, until a signal ends it; prints only new findings, and those that are gone.
 * An edit interrupts a running examination. Findings of pages are printed at once, even while demos are being drawn;
 * those of demos follow.
 */
export async function watchCheck(
  context: BuildContext,
  told: (diagnostics: readonly Diagnostic[]) => readonly Diagnostic[],
  print: (text: string) => Promise<void>,
): Promise<never> {
  const { root } = context;
  const lineAt = lineReader(hostWithin(root), root);
  let before: readonly Diagnostic[] = [];
  let ofPages: readonly Diagnostic[] = [];
  let ofDemos: readonly Diagnostic[] = [];
  let telling: Promise<void> = Promise.resolve();
  const tell = () => {
    const after = told([...ofPages, ...ofDemos]);
    const { found, gone } = difference(before, after);
    before = after;
    if (found.length + gone.length === 0) return telling;
    const text = [pretty(withEnds(found, lineAt), lineAt), ...gone.map(line), `${countDiagnostics(after)}\n`];
    telling = telling.then(() => print(text.join('')));
    return telling;
  };

  let last = new AbortController();
  /** Null when another edit has come. */
  const look = async (): Promise<Examined | Unusable | null> => {
    last.abort();
    const own = new AbortController();
    last = own;
    try {
      const examined = await examineSite(context, own.signal);
      ofPages = examined.diagnostics;
      // A site that cannot be loaded has no demos.
      if (examined.site === null) ofDemos = [];
      await tell();
      return examined;
    } catch (error) {
      if (own.signal.aborted) return null;
      throw error;
    }
  };

  let isCurrent = false;
  let isDrawing = false;
  let running = true;
  const run = async () => {
    while (!isCurrent) {
      isCurrent = true;
      const examined = await look();
      if (examined === null || examined.site === null || !isCurrent) continue;
      isDrawing = true;
      const { diagnostics } = await produce(context, examined);
      isDrawing = false;
      ofDemos = diagnostics.slice(examined.diagnostics.length);
      await tell();
    }
    running = false;
  };
  let fail: (error: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const paths = watched.map((path) => join(root, path));
  watchFiles(paths, Date.now(), ({ files, isNewFile }) => {
    context.graph.change(isNewFile ? null : files);
    isCurrent = false;
    if (isDrawing) look().catch(fail);
    else if (running) last.abort();
    else {
      running = true;
      run().catch(fail);
    }
  });
  await run();
  if (before.length === 0) await print('no problems\n');
  return failed;
}
