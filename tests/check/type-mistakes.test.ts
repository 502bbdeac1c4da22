import { expect, test } from 'vitest';
import type { Mistake } from '../../cli/3-check/type-errors.ts';
import { mistakesOf, type TypedUnit } from '../../cli/3-check/type-mistakes.ts';

const unit = (path: string, ...specifiers: readonly string[]): TypedUnit => ({ paths: [path], specifiers });
const mistake = (file: string, code = 'TS2339'): Mistake => ({
  place: { file, line: 1, column: 1 },
  code,
  message: 'No such property.',
});
const companions = [{ import: 'kites/adapters/*', package: null, version: null }] as const;

/** Checks units; `alone` has the files that are wrong when they are checked again. */
async function again(mistakes: readonly Mistake[], units: readonly TypedUnit[], alone: readonly string[]) {
  const checked: (readonly string[])[] = [];
  const found = await mistakesOf({
    paths: units.flatMap(({ paths }) => paths),
    units,
    companions,
    check: async (paths, isAgain) => {
      if (!isAgain) return mistakes;
      checked.push(paths);
      return alone.map((file) => mistake(file));
    },
  });
  return { checked, files: found.map(({ place }) => place?.file ?? null) };
}

test('modules with mistakes are checked again among those that import the same packages and adapters', async () => {
  const units = [
    unit('a.tsx', 'kites', 'kites/adapters/reel', './data'),
    unit('b.tsx', 'kites/adapters/reel', 'kites/line'),
    unit('c.tsx', 'kites', 'kites/adapters/rope'),
    unit('d.tsx', 'kites'),
  ];
  const mistakes = ['a.tsx', 'b.tsx', 'c.tsx', 'data.ts'].map((file) => mistake(file));
  expect(await again(mistakes, units, ['b.tsx', 'data.ts'])).toEqual({
    checked: [['a.tsx', 'b.tsx'], ['c.tsx']],
    files: ['data.ts', 'b.tsx'],
  });
});

test('nothing is checked again without mistakes, without another group of imports, and beside what cannot be parsed', async () => {
  const units = [unit('a.tsx', 'kites'), unit('b.tsx', 'reels')];
  expect(await again([], units, [])).toEqual({ checked: [], files: [] });
  expect(await again([mistake('a.tsx')], [unit('a.tsx', 'kites'), unit('b.tsx', 'kites')], [])).toEqual({
    checked: [],
    files: ['a.tsx'],
  });
  expect(await again([mistake('a.tsx', 'TS1005'), mistake('b.tsx')], units, ['b.tsx'])).toEqual({
    // First without what cannot be parsed.
    checked: [['b.tsx'], ['b.tsx']],
    files: ['a.tsx', 'b.tsx'],
  });
});
