// `npm test -- --changed [ref]`: what has changed in the working tree since a commit, and what that can break.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { choose, isUnit } from './choose.mjs';
import { gitLines, importersIn } from './graph.mjs';

const isTest = (/** @type {string} */ file) =>
  /^tests\/.*\.test\.tsx?$/.test(file) && !/^tests\/(?:exported|migration|sites\/\w+\/)/.test(file);

/**
 * Without a commit, compares with the last one; with one, compares with the commit at which this branch left it.
 * @param {string} root
 * @param {string | undefined} ref
 */
function changedSince(root, ref) {
  const [base = 'HEAD'] = ref === undefined ? [] : gitLines(root, 'merge-base', ref, 'HEAD');
  const untracked = gitLines(root, 'ls-files', '--others', '--exclude-standard');
  return [...new Set([...gitLines(root, 'diff', '--name-only', '--no-renames', base), ...untracked])].sort();
}

/**
 * @param {string} root
 * @param {string | undefined} ref
 */
export async function planOf(root, ref) {
  const changed = changedSince(root, ref);
  const tracked = gitLines(root, 'ls-files', '--cached', '--others', '--exclude-standard');
  const files = tracked.filter((file) => existsSync(join(root, file)));
  const pages = files
    .filter((file) => file.startsWith('content/') && basename(file, '.md') === basename(dirname(file)))
    .map((file) => `${dirname(file).slice('content'.length)}/`);
  const tests = files.filter(isTest);
  const choice = choose(changed, { tests, pages, importers: await importersIn(root) });
  return { changed, tests, choice };
}

/** @typedef {Awaited<ReturnType<typeof planOf>>} Plan */

/**
 * Names of tests and pages by the reason for which they run.
 * @type {(names: ReadonlyMap<string, string>) => string[]}
 */
function byReason(names) {
  const reasons = [...new Set(names.values())];
  return reasons.flatMap((reason) => [
    `- ${reason}`,
    ...[...names].filter(([, each]) => each === reason).map(([name]) => `    ${name}`),
  ]);
}

const tierOf = (/** @type {string} */ test) =>
  isUnit(test) ? 'unit' : test.startsWith('tests/browser/') ? 'browser' : 'build';

/**
 * The tests that will run and why, and the rest, which is left to the full run.
 * @param {Plan} plan
 */
export function told({ changed, tests, choice }) {
  const left = ['unit', 'build', 'browser'].flatMap((tier) => {
    const all = tests.filter((test) => tierOf(test) === tier);
    const count = all.filter((test) => !choice.tests.has(test)).length;
    return count === 0 ? [] : [`${count} of ${all.length} files of the ${tier} tier`];
  });
  return [
    changed.length === 1 ? '1 changed file' : `${changed.length} changed files`,
    ...(choice.all
      ? ['A change of the tools of all tests: only npm test judges it; the unit tier runs.']
      : []),
    ...(choice.check === null ? [] : [`The check of the documentation\n- ${choice.check}`]),
    ...(choice.pages.size === 0 ? [] : ['Pages in the browser', ...byReason(choice.pages)]),
    ...(choice.tests.size === 0 ? [] : ['Tests', ...byReason(choice.tests)]),
    `Left to npm test: ${[...left, 'every other page'].join(', ')}.`,
  ].join('\n');
}
