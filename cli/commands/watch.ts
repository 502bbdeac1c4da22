import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { difference } from '../diagnostics/difference.ts';
import type { Examined, Unusable } from '../examine/examine.ts';
import { hostWithin } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
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
 * An edit interrupts the work. Findings of pages are printed at once; those of demos follow.
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
    // A library that is developed beside the site is part of what is checked.
    watcher.add(context.graph.filesRead());
    const after = told([...ofPages, ...ofDemos]);
    const { found, gone } = difference(before, after);
    before = after;
    if (found.length + gone.length === 0) return telling;
    const text = [pretty(withEnds(found, lineAt), lineAt), ...gone.map(line), `${countDiagnostics(after)}\n`];
    telling = telling.then(() => print(text.join('')));
    return telling;
  };

  let last = new AbortController();
  /** Replaces the work in progress. Null when another edit has come. */
  const unlessEdited = async <Value>(work: (own: BuildContext) => Promise<Value>): Promise<Value | null> => {
    last.abort();
    last = new AbortController();
    const { signal } = last;
    try {
      return await work({ ...context, signal });
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  };
  const look = () =>
    unlessEdited(async (own): Promise<Examined | Unusable> => {
      const examined = await examineSite(own);
      ofPages = examined.diagnostics;
      // A site that cannot be loaded has no demos.
      if (examined.site === null) ofDemos = [];
      await tell();
      return examined;
    });

  let isCurrent = false;
  let isDrawing = false;
  let running = true;
  const run = async () => {
    while (!isCurrent) {
      isCurrent = true;
      const examined = await look();
      if (examined === null || examined.site === null || !isCurrent) continue;
      isDrawing = true;
      const built = await unlessEdited((own) => produce(own, examined));
      isDrawing = false;
      if (built === null) continue;
      ofDemos = built.diagnostics.slice(examined.diagnostics.length);
      await tell();
    }
    running = false;
  };
  let fail: (error: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const paths = watched.map((path) => join(root, path));
  const watcher = watchFiles(paths, Date.now(), ({ files, isNewFile }) => {
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
