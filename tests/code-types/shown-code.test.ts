import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripTypes } from '../../cli/2-compile/demos/strip-types.ts';
import {
  type Range,
  type Stretch,
  shownAt,
  stretches,
  wordStretches,
} from '../../cli/3-check/code-types/shown-code.ts';

const module = `import { Lamp } from 'lamps';

const rows = [1];

export default function Shelf() {
  return (
    <div>
      <Lamp rows={rows} on />
    </div>
  );
}
`;

/** The pairs of words that stretches join. */
const joined = (all: readonly Stretch[], shown: string, code: string): [string, string][] =>
  all.map(({ shown: at, module: from, length }) => [
    shown.slice(at, at + length),
    code.slice(from, from + length),
  ]);

test('the lines of a preview are found in the module, not the same words elsewhere', () => {
  const preview = '<Lamp rows={rows} on />';
  const found = stretches(preview, module);
  expect(found).toEqual([{ shown: 0, module: module.indexOf(preview), length: preview.length }]);
});

test('a preview of several pieces, in another indentation', () => {
  const preview = 'const rows = [1];\n\n<div>\n  <Lamp rows={rows} on />\n</div>';
  const found = stretches(preview, module);
  for (const [shown, code] of joined(found, preview, module)) expect(shown).toBe(code);
  expect(found.map(({ module: at }) => at)).toEqual([
    module.indexOf('const rows'),
    module.indexOf('<div>'),
    module.indexOf('<Lamp'),
    module.indexOf('</div>'),
  ]);
});

test('a piece of a line is found within the line', () => {
  const code = 'export default () => <Lamp on />;\n';
  expect(stretches('<Lamp on />', code)).toEqual([{ shown: 0, module: code.indexOf('<Lamp'), length: 11 }]);
});

test('lines that the module lacks have no place', () => {
  expect(stretches('const shade = 2;', module)).toEqual([]);
});

test('the search begins at a line', () => {
  const code = 'lamp();\nlamp();\n';
  expect(stretches('lamp();', code, 1)).toEqual([{ shown: 0, module: 8, length: 7 }]);
});

test('whole code has its own places', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('const a = b;', '  <Lamp />', '', '}', 'f(a);')), (lines) => {
      const code = lines.map((line, index) => line.replace('a', `a${index}`)).join('\n');
      for (const [shown, own] of joined(stretches(code, code), code, code)) expect(shown).toBe(own);
    }),
  );
});

test('words of code without types have the places of the typed words', () => {
  const typed =
    'const lamp: Lamp<Row> = find<Lamp>(row as Row);\nfunction on(lamp: Lamp, row: Row): void {\n  row.on(lamp);\n}\n';
  const blank = stripTypes(typed, true);
  if ('kind' in blank) throw new Error(blank.message);
  // The compiler reports these where the types leave a blank.
  const erased: Range[] = [...typed.matchAll(/: Lamp<Row>|<Lamp>| as Row|: Lamp|: Row|: void/g)].map(
    ({ index, 0: text }) => [index, index + text.length],
  );
  const script = blank.code.replace(/ +/g, ' ');
  const found = wordStretches(script, typed, erased);
  expect(found).toHaveLength(script.match(/\w+/g)?.length ?? 0);
  for (const { shown, module: at, length } of found) {
    expect(script.slice(shown, shown + length)).toBe(typed.slice(at, at + length));
    expect(blank.code.slice(at, at + length)).toBe(typed.slice(at, at + length));
  }
});

test('values move with the code', () => {
  const preview = '<Lamp rows={rows} on />';
  const values = new Map([
    [module.indexOf('Lamp'), 'import'],
    [module.indexOf('rows={'), 'prop'],
    [module.indexOf('{rows}') + 1, 'variable'],
  ]);
  expect([...shownAt(stretches(preview, module), values)]).toEqual([
    [6, 'prop'],
    [12, 'variable'],
  ]);
});
