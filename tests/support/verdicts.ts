import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { contentHash } from '../../cli/machine/cache.ts';
import { repository } from './run-cli.ts';

/** Matches names of files with one of these endings in a text. */
const named = /[\w@./-]+\.(?:js|css|svg|png|woff2|json|txt|html)\b/g;
const readable = /\.(?:html|css|js|json|svg)$/;

interface ReadFile {
  readonly hash: string;
  /** Files of the site that it names, from the root of the site. */
  readonly names: readonly string[];
}

/** Hashes of everything that a page is made of: its HTML, the files it names, the files they name, and the headers. */
export function pageHashes(out: string): (html: string) => string {
  const known = new Map<string, ReadFile>();

  function read(file: string): ReadFile {
    const before = known.get(file);
    if (before !== undefined) return before;
    const bytes = readFileSync(join(out, file));
    const words = readable.test(file) ? (bytes.toString('utf8').match(named) ?? []) : [];
    const paths = words.map((word) =>
      word.startsWith('/') ? word.slice(1) : relative('/', join('/', dirname(file), word)),
    );
    const names = [...new Set(paths)].filter((path) => isFile(join(out, path)));
    const result = { hash: contentHash(bytes), names };
    known.set(file, result);
    return result;
  }

  return (html) => {
    const files = new Set([html, '_headers'].filter((file) => isFile(join(out, file))));
    // A set that grows while it is walked.
    for (const file of files) for (const name of read(file).names) files.add(name);
    return contentHash(...[...files].sort().map((file) => `${file} ${read(file).hash}`));
  };
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Where verdicts on pages are stored. */
export const verdictsFolder = join(repository, 'node_modules/.cache/docs-build-tests/verdicts');

/** Passes, stored as files in `folder`. */
export function storedPasses(folder: string) {
  return {
    /** Whether `subject` has passed before. A pass that is used stays for another month. */
    has: (subject: string): boolean => {
      const file = join(folder, subject);
      if (!existsSync(file)) return false;
      const now = new Date();
      utimesSync(file, now, now);
      return true;
    },
    keep: (subject: string): void => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, subject), '');
    },
  };
}

export interface Verdicts {
  /** Judges `subject`, a hash of everything that decides, unless it has passed before; returns whether it had. */
  readonly judge: (subject: string, check: () => Promise<void>) => Promise<boolean>;
}

const month = 30 * 24 * 60 * 60 * 1000;

/** Stores only passes, as files in `folder`. With `all` everything is judged again. */
export function verdictsIn(folder: string, all: boolean): Verdicts {
  const passes = storedPasses(folder);
  return {
    judge: async (subject, check) => {
      if (!all && passes.has(subject)) return true;
      await check();
      passes.keep(subject);
      return false;
    },
  };
}

/** Removes verdicts that no run has used for a month. */
export function forgetOldVerdicts(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > month) rmSync(file, { force: true });
  }
}
