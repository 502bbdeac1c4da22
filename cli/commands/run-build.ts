import { existsSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { outputFolder, recoverOutput, writeOutput } from '../6-emit/write-output.ts';
import { type Choice, chosen } from '../diagnostics/chosen.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { fold } from '../diagnostics/fold.ts';
import { diskCache, noCache } from '../machine/cache.ts';
import { diskHost } from '../machine/host.ts';
import { cacheFolder } from '../machine/tool.ts';
import type { Share } from '../machine/workers.ts';
import { github } from '../report/github.ts';
import { json } from '../report/json.ts';
import { pretty } from '../report/pretty.ts';
import { createProgress } from '../report/progress.ts';
import { countDiagnostics, sortDiagnostics } from '../report/report.ts';
import { sarif } from '../report/sarif.ts';
import { summary } from '../report/summary.ts';
import { build } from './build.ts';
import { UsageError } from './usage-error.ts';

const reports = { pretty, json, github, sarif };

export interface RunOptions extends Choice {
  readonly root: string;
  readonly out: string;
  readonly format: keyof typeof reports;
  readonly strict: boolean;
  readonly quiet: boolean;
  readonly workers?: number;
  readonly cache: boolean;
  readonly cacheDir?: string;
  /** Option of `warm`. */
  readonly shard?: Share;
}

/** Marks a folder as one that a build may replace. */
export const marker = '.docs-build';

const isInside = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return way === '' || !(way.startsWith('..') || isAbsolute(way));
};

/** Nearest ancestor that exists, the path itself included. */
const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)));

function assertReplaceable(out: string, root: string): void {
  if (isInside(root, out)) {
    throw new UsageError(
      `--out ${out} holds the site itself; a build would replace it. Choose a folder of its own.`,
    );
  }
  if (['content', 'templates'].some((folder) => isInside(out, join(root, folder)))) {
    throw new UsageError(`--out ${out} lies in the site's own files. Choose a folder of its own.`);
  }
  if (!statSync(existing(out)).isDirectory()) {
    throw new UsageError(`--out ${out} cannot be a folder: ${existing(out)} is a file.`);
  }
  if (lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new UsageError(
      `--out ${out} is a link to a folder that does not exist. Remove it, or choose another folder.`,
    );
  }
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, marker))) {
    throw new UsageError(
      `--out ${out} is not empty and was not made by docs-build. Empty it, or choose another folder.`,
    );
  }
}

/** Tries the folder before minutes of work. /proc, for example, takes no folders although its permissions allow it. */
function assertWritable(out: string): void {
  const folder = existing(dirname(out));
  try {
    rmdirSync(mkdtempSync(join(folder, '.docs-build-')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `--out ${out}: no folder can be made in ${folder} (${code}). Choose another folder.`,
    );
  }
}

function lineReader(root: string) {
  return (file: string, line: number): string | null => {
    const text = diskHost.readText(join(root, file));
    // A line of an image would be noise, and could send commands to the terminal.
    return text === null || text.includes('\0') ? null : (text.split(/\r?\n/)[line - 1] ?? null);
  };
}

/**
 * Builds a site and reports; returns the exit code. `check` writes nothing and renders with React's warnings. `warm`
 * writes nothing and fills the cache with the share in its options.
 */
export async function runBuild(
  options: RunOptions,
  command: 'build' | 'check' | 'warm',
  print: (text: string) => Promise<void>,
): Promise<0 | 1> {
  const write = command === 'build';
  const out = outputFolder(options.out);
  if (!existsSync(options.root)) {
    throw new UsageError(`--root ${options.root} does not exist. A site is a folder with content/ in it.`);
  }
  // The bundler reports real paths, which would not be below a root that is a link.
  const root = realpathSync(options.root);
  if (write) {
    assertReplaceable(out, root);
    assertWritable(out);
    recoverOutput(out);
  }
  const progress = createProgress(process.stderr, options.quiet);
  const folder = options.cacheDir === undefined ? cacheFolder(root) : resolve(options.cacheDir);
  const cache = options.cache ? diskCache(folder) : noCache;
  const built = await build({
    root,
    host: diskHost,
    cache,
    folder,
    workers: options.workers ?? availableParallelism(),
    mode: command === 'check' ? 'development' : 'production',
    share: options.shard ?? null,
    progress,
  });
  const raise = (each: Diagnostic): Diagnostic => ({ ...each, severity: 'error' });
  const all = fold(sortDiagnostics(options.strict ? built.diagnostics.map(raise) : built.diagnostics));
  const diagnostics = chosen(all, options);
  // A choice of findings decides what is shown, never what is published.
  const failed = hasErrors(write ? all : diagnostics);
  await print(reports[options.format](diagnostics, lineReader(root)));
  cache.trim();
  if (write && !failed) writeOutput(diskHost, out, [...built.files, { path: marker, contents: '' }]);
  if (!options.quiet) {
    for (const note of built.notes) process.stderr.write(`${note}\n`);
    const outcome = failed ? (write ? `${relative(process.cwd(), out) || out} is unchanged` : '') : '';
    process.stderr.write(
      summary(built, progress.timings, [countDiagnostics(diagnostics), outcome].filter(Boolean).join('; ')),
    );
  }
  return failed ? 1 : 0;
}
