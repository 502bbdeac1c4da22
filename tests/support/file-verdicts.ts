// Verdicts on whole files of tests, for runs of whole tiers: a file that has passed is not run again before something
// has changed that it could depend on. Verdicts on single pages are in verdicts.ts.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../cli/machine/cache.ts';
import { findChromium } from './find-chromium.ts';
import { repository } from './run-cli.ts';
import { storedPasses } from './verdicts.ts';

/** What most commits change: pages, their demos and the data of these. */
const documentation = /^content\/(?:x|data)\//;

/** Tests that build invented sites only. */
const ofInventedSites =
  /^tests\/(?:cli\/|api\/no-effect\/|sites\/(?:broken|hostile|lantern|own-parts|seeded-faults|shell)\.)/;

/** Tests that are worth a verdict: the others take less time than to find out. */
const judged = /\.build\.test\.ts$|^tests\/browser\/.*\.test\.ts$/;

/** Files of the repository in `root` that git tracks or would add; null without git. */
function files(root: string): readonly string[] | null {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const isFile = (file: string) => existsSync(join(root, file)) && statSync(join(root, file)).isFile();
    return [...new Set(listed.split('\0'))].filter((file) => file !== '' && isFile(file)).sort();
  } catch {
    return null;
  }
}

export interface FileVerdicts {
  /** Files of tests that have passed, from the root of the repository. */
  readonly stand: readonly string[];
  readonly keep: (file: string) => void;
}

/**
 * Verdicts on the files of tests in `root`, stored in `folder`. They depend on every file of the repository, those of
 * tests that build invented sites on all but the documentation; and on `machine`, such as the version of the browser.
 */
export function fileVerdicts(root: string, folder: string, machine: readonly string[]): FileVerdicts {
  const all = files(root);
  if (all === null) return { stand: [], keep: () => {} };
  const states = all.map((file) => ({ file, hash: contentHash(readFileSync(join(root, file))) }));
  const hashOf = (some: typeof states) =>
    contentHash(...machine, ...some.flatMap(({ file, hash }) => [file, hash]));
  const whole = hashOf(states);
  const code = hashOf(states.filter(({ file }) => !documentation.test(file)));
  const subjectOf = (file: string) => contentHash('file', file, ofInventedSites.test(file) ? code : whole);
  const passes = storedPasses(folder);
  return {
    stand: all.filter((file) => judged.test(file) && passes.has(subjectOf(file))),
    keep: (file) => {
      if (judged.test(file)) passes.keep(subjectOf(file));
    },
  };
}

/** Where verdicts on pages and files are stored. */
export const verdictsFolder = join(repository, 'node_modules/.cache/docs-build-tests/verdicts');

/** Verdicts for a run of whole tiers (`tests/run.mjs`); null for one of named files. With `--all`, none stands. */
export function verdictsOfThisRun(): FileVerdicts | null {
  const { JUDGE_FILES, JUDGE_ALL, MUI_X_LICENSE_KEY = '' } = process.env;
  if (JUDGE_FILES !== '1') return null;
  const browser = execFileSync(findChromium(), ['--version'], { encoding: 'utf8' });
  const machine = [process.version, process.platform, process.arch, browser, MUI_X_LICENSE_KEY];
  const verdicts = fileVerdicts(repository, verdictsFolder, machine);
  return JUDGE_ALL === '1' ? { ...verdicts, stand: [] } : verdicts;
}
