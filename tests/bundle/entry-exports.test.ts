import { expect, test } from 'vitest';
import { entryExports } from '../../cli/4-bundle/packages/entry-exports.ts';

test('an entry that only passes on names where each comes from, minified or not', () => {
  const names = {
    e0: { from: './lamps.js', name: 'a' },
    e1: { from: './shades.js', name: '$b' },
    e2: { from: './lamps.js', name: 'c' },
  };
  const found = { files: ['./first.js', './lamps.js', './shades.js'], calls: [], names };
  expect(
    entryExports(
      'import"./first.js";import{a as e,c}from"./lamps.js";import{$b as t}from"./shades.js";export{e as e0,t as e1,c as e2};',
    ),
  ).toEqual(found);
  expect(
    entryExports(
      [
        '//#region docs-build-packages:/lamps',
        'import "./first.js";',
        'import { a as e, c } from "./lamps.js";',
        'export { $b as e1 } from "./shades.js";',
        '//#endregion',
        'export { e as e0, c as e2 };',
        '',
      ].join('\n'),
    ),
  ).toEqual(found);
});

test('calls of imported functions are kept in their order', () => {
  const exports = entryExports('import{r as n,s as t}from"./lamps.js";n(),t();export{n as e0};');
  expect(exports?.calls).toEqual([
    { from: './lamps.js', name: 'r' },
    { from: './lamps.js', name: 's' },
  ]);
});

test.each([
  'import{a as e}from"./lamps.js";var t=e();export{t as e0};',
  'import{a as e}from"./lamps.js";e().on;export{e as e0};',
  'const e=1;export{e as e0};',
  'other();export{};',
  'export * from "./lamps.js";',
])('an entry with code of its own is a file: %s', (code) => {
  expect(entryExports(code)).toBeNull();
});
