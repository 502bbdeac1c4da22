import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository } from '../support/run-cli.ts';
import { choose } from './choose.mjs';
import { rules } from './rules.mjs';

const tests = [
  'tests/api/golden.test.ts',
  'tests/browser/pages/grid.test.ts',
  'tests/browser/views/views.test.ts',
  'tests/check/links.test.ts',
  'tests/docs/links.test.ts',
  'tests/markdown/golden.test.ts',
  'tests/sites/broken.build.test.ts',
  'tests/sites/broken.test.ts',
  'tests/templates/styles.test.ts',
];

const chosen = (changed: readonly string[], imports: Readonly<Record<string, readonly string[]>> = {}) => {
  const {
    all,
    tests: files,
    pages,
    check,
  } = choose(changed, {
    tests,
    pages: ['/x/lamps/', '/x/lamps/dimmers/', '/x/wires/'],
    importers: new Map(Object.entries(imports)),
  });
  return { all, tests: [...files.keys()].sort(), pages: [...pages.keys()], checked: check !== null };
};

describe('an edit of', () => {
  test('a page judges that page in the browser, checks the documentation, and runs tests that read it', () => {
    expect(chosen(['content/x/lamps/dimmers/dimmers.md'])).toEqual({
      all: false,
      tests: ['tests/browser/pages/grid.test.ts', 'tests/docs/links.test.ts'],
      pages: ['/x/lamps/dimmers/'],
      checked: true,
    });
  });

  test('data that demos share judges their pages', () => {
    const { pages } = chosen(['content/data/rooms.ts'], {
      'content/data/rooms.ts': ['content/data/house.ts', 'content/x/lamps/Rooms.tsx'],
      'content/data/house.ts': ['content/x/wires/House.tsx'],
    });
    expect(pages).toEqual(['/x/lamps/', '/x/wires/']);
  });

  test('a rule of the check runs the broken sites and the tests that import it', () => {
    expect(
      chosen(['cli/3-check/titles.ts'], {
        'cli/3-check/titles.ts': ['cli/3-check/check.ts'],
        'cli/3-check/check.ts': ['tests/markdown/golden.test.ts', 'tests/browser/views/views.test.ts'],
      }),
    ).toEqual({
      all: false,
      tests: [
        'tests/check/links.test.ts',
        'tests/markdown/golden.test.ts',
        'tests/sites/broken.build.test.ts',
        'tests/sites/broken.test.ts',
      ],
      pages: [],
      checked: false,
    });
  });

  test('a style sheet runs the views and judges pages of each kind that wears it', () => {
    const demo = chosen(['templates/styles/demo.css']);
    expect(demo.tests).toEqual([
      'tests/browser/pages/grid.test.ts',
      'tests/browser/views/views.test.ts',
      'tests/templates/styles.test.ts',
    ]);
    expect(demo.pages.length).toBeGreaterThan(3);
    const { pages } = chosen(['templates/styles/api.css']);
    expect(pages.every((page) => page.startsWith('/x/api/'))).toBe(true);
  });

  test('a helper of tests runs those that import it, in each tier; data of tests, those beside it', () => {
    const importers = { 'tests/support/folder.ts': ['tests/browser/views/views.test.ts'] };
    expect(chosen(['tests/support/folder.ts'], importers).tests).toEqual([
      'tests/browser/views/views.test.ts',
    ]);
    expect(chosen(['tests/markdown/links/anchor.md']).tests).toEqual(['tests/markdown/golden.test.ts']);
    expect(chosen(['tests/api/cases/lamp.json']).tests).toEqual(['tests/api/golden.test.ts']);
  });

  test('a test runs that test', () => {
    expect(chosen(['tests/check/links.test.ts']).tests).toEqual(['tests/check/links.test.ts']);
  });

  test('the packages leaves it to a full run, after the unit tests', () => {
    const { all, tests: run } = chosen(['package-lock.json']);
    expect(all).toBe(true);
    expect(run).toEqual(tests.filter((name) => !/browser|build/.test(name)));
  });
});

test('every rule is about files that exist, and runs tests that exist', () => {
  const rooms = ['cli', 'renderer', 'templates', 'tests', 'schemas', '.ci'];
  const below = (folder: string) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll(sep, '/')}`,
    );
  const files = [
    ...readdirSync(repository),
    ...readdirSync(join(repository, 'content')).map((name) => `content/${name}`),
    ...rooms.flatMap(below),
  ];
  const matched = (pattern: RegExp) => files.some((file) => pattern.test(file));
  const idle = rules.flatMap(({ files: of, tests: run = [] }) =>
    [of, ...run].filter((each) => !matched(each)),
  );
  expect(idle).toEqual([]);
});
