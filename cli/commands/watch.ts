import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { difference } from '../diagnostics/difference.ts';
import { hostWithin } from '../machine/host.ts';
import { watchFiles } from '../machine/watch-files.ts';
import { lineReader } from '../report/line-reader.ts';
import { pretty } from '../report/pretty.ts';
import { countDiagnostics } from '../report/report.ts';
import { withEnds } from '../report/with-ends.ts';
import { type BuildContext, build, type Examined } from './build.ts';
import { examinePages } from './examine-pages.ts';
import { UsageError } from './usage-error.ts';

/** Of a site, what a check reads. */
const watched = ['content', 'templates', 'package.json', 'tsconfig.json'];

const line = ({ code, message, place }: Diagnostic): string =>
  `gone ${code} ${place === null ? '' : `${place.file}: `}${message}\n`;

/** Options that ask for one answer. */
export function assertWatchable(options: { format: string; fix?: boolean; external?: boolean }): void {
  const other =
    options.format !== 'pretty' ? '--format' : options.fix ? '--fix' : options.external ? '--external' : null;
  if (other !== null) throw new UsageError(`${other} cannot be used with --watch, which goes on for ever.`);
}

/**
 * Checks the site now and whenever a file of it changes, until a signal ends it; prints only what is new, and what is
 * gone. What is wrong with an edited page is told at once, whether or not a check of the whole site is under way; the
 * rest of the site and its demos follow.
 */
export async function watchCheck(
  context: BuildContext,
  told: (diagnostics: readonly Diagnostic[]) => readonly Diagnostic[],
  print: (text: string) => Promise<void>,
): Promise<never> {
  const { root } = context;
  const lineAt = lineReader(hostWithin(root), root);
  let before: readonly Diagnostic[] = [];
  /** Of all pages as they are now; null when only a check of everything can tell. */
  let examined: Examined | null = null;
  let ofPages: readonly Diagnostic[] = [];
  let ofDemos: readonly Diagnostic[] = [];
  /** Files that changed after the check under way had begun. */
  let changed = new Set<string>();
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
  const look = (now: Examined | null) => {
    examined = now;
    if (now !== null) ofPages = now.diagnostics;
    return tell();
  };
  const check = async () => {
    let loaded = null as Examined | null;
    const onExamined = async (now: Examined) => {
      loaded = now;
      // What was saved meanwhile may have been read before.
      await look(changed.size === 0 ? now : examinePages(context.host, context.cache, now, changed));
    };
    const { diagnostics } = await build({ ...context, onExamined });
    // A site that cannot be loaded says nothing of its demos.
    if (loaded === null) ofPages = diagnostics;
    else ofDemos = diagnostics.slice(loaded.diagnostics.length);
    await tell();
  };

  let running = true;
  const run = async () => {
    do {
      changed = new Set();
      await check();
    } while (changed.size > 0);
    running = false;
  };
  let fail: (error: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const paths = watched.map((path) => join(root, path));
  watchFiles(paths, Date.now(), ({ files }) => {
    for (const file of files) changed.add(file);
    const answer = examined && examinePages(context.host, context.cache, examined, files);
    // Loading the site, which takes a while in one go, must not come before what is to be printed.
    look(answer)
      .then(async () => {
        if (running) return;
        running = true;
        await run();
      })
      .catch(fail);
  });
  await run();
  if (before.length === 0) await print('no problems\n');
  return failed;
}
