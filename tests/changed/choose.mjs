import { posix } from 'node:path';
import { dependents } from './graph.mjs';
import { ofAll, rules } from './rules.mjs';

/**
 * @typedef {object} Repository
 * @property {readonly string[]} tests files of tests
 * @property {readonly string[]} pages paths of the written pages
 * @property {ReadonlyMap<string, readonly string[]>} importers
 */

/**
 * The tests to run, each with a reason.
 * @typedef {object} Choice
 * @property {boolean} all whether only a full run will do
 * @property {ReadonlyMap<string, string>} tests
 * @property {ReadonlyMap<string, string>} pages
 * @property {string | null} check why to check the documentation
 */

/** More pages than these would take longer than two minutes; the others wait for the full run. */
const mostPages = 6;

export const isUnit = (/** @type {string} */ test) => !/\.build\.test|^tests\/browser\//.test(test);

/** @type {(file: string, pages: readonly string[]) => string | undefined} */
const pageOf = (file, pages) =>
  pages
    .filter((page) => file.startsWith(posix.join('content', page, '/')))
    .sort((one, other) => other.length - one.length)[0];

/**
 * Tests that import a file; of those that start processes or browsers, only if a test's own helper has changed, because
 * all of them would import the compiler.
 * @type {(file: string, found: ReadonlySet<string>, tests: readonly string[]) => readonly string[]}
 */
const importing = (file, found, tests) =>
  tests.filter((test) => found.has(test) && (isUnit(test) || file.startsWith('tests/')));

/** @type {(file: string, tests: readonly string[]) => readonly string[]} */
function besides(file, tests) {
  // Data of tests: a folder below that of the tests that read it.
  const [, folder] = /^(tests\/(?!sites\/)[\w-]+(?:\/views)?)\/.+\/?/.exec(file) ?? [];
  if (folder === undefined || /\.tsx?$/.test(file)) return [];
  return tests.filter((test) => test.startsWith(`${folder}/`));
}

/**
 * Chooses what a change of some files can break.
 * @param {readonly string[]} changed
 * @param {Repository} repository
 * @returns {Choice}
 */
export function choose(changed, { tests, pages, importers }) {
  /** @type {Choice & { tests: Map<string, string>, pages: Map<string, string> }} */
  const choice = {
    all: changed.some((file) => ofAll.test(file)),
    tests: new Map(),
    pages: new Map(),
    check: null,
  };
  /** @type {(into: Map<string, string>, names: readonly string[], reason: string) => void} */
  const add = (into, names, reason) => {
    for (const name of names) if (!into.has(name)) into.set(name, reason);
  };
  for (const file of changed) {
    const found = dependents(importers, file);
    for (const rule of rules.filter(({ files }) => files.test(file))) {
      const reason = `${file}: ${rule.because}`;
      add(
        choice.tests,
        tests.filter((test) => rule.tests?.some((each) => each.test(test))),
        reason,
      );
      const own = () => [...found].flatMap((each) => pageOf(each, pages) ?? []);
      add(choice.pages, rule.pages === 'own' ? own() : (rule.pages ?? []), reason);
      if (rule.check === true) choice.check ??= reason;
    }
    add(
      choice.tests,
      tests.filter((test) => test === file),
      'they have changed',
    );
    add(choice.tests, importing(file, found, tests), `${file} is imported`);
    add(choice.tests, besides(file, tests), `${file} is read`);
  }
  if (choice.all) add(choice.tests, tests.filter(isUnit), 'all tests depend on a changed file');
  if (choice.pages.size > 0)
    add(
      choice.tests,
      tests.filter((test) => test.startsWith('tests/browser/pages/')),
      'they judge these pages',
    );
  return { ...choice, pages: new Map([...choice.pages].slice(0, mostPages)) };
}
