import fc from 'fast-check';
import type { ElementContent } from 'hast';
import { expect, test } from 'vitest';
import { highlight } from '../../cli/2-compile/highlight.ts';
import { readInfo } from '../../cli/2-compile/markdown/code-info.ts';
import { splitLines } from '../../cli/2-compile/markdown/code-lines.ts';

const textOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.value : node.type === 'element' ? textOf(node.children) : ''))
    .join('');

const anyCode = fc
  .array(
    fc.constantFrom(
      'const a = ',
      '`',
      '${',
      '}',
      '"',
      "'",
      '/*',
      '*/',
      '//',
      '<b>',
      '</b>',
      '\n',
      '\n\n',
      ' ',
      '+',
      '-',
      '{',
      ';',
    ),
  )
  .map((parts) => parts.join(''));

test('highlighting and cutting into lines change no character', () => {
  fc.assert(
    fc.property(anyCode, fc.constantFrom('tsx', 'bash', 'diff', 'css', 'unknown', null), (code, language) => {
      const tokens = highlight(code, language);
      expect(textOf(tokens)).toBe(code);
      const lines = splitLines(tokens).map(textOf);
      expect(lines).toEqual(code.split(/(?<=\n)/).filter((line) => line !== ''));
    }),
  );
});

test.each([
  ['tsx', null, { language: 'tsx', label: null, title: null, lines: [] }],
  ['bash', 'npm', { language: 'bash', label: 'npm', title: null, lines: [] }],
  [
    'tsx',
    'My lamp {1,3-5, 7} title="src/App.tsx"',
    { language: 'tsx', label: 'My lamp', title: 'src/App.tsx', lines: [1, 3, 4, 5, 7] },
  ],
  ['tsx{2}', null, { language: 'tsx', label: null, title: null, lines: [2] }],
  ['{2}', null, { language: null, label: null, title: null, lines: [2] }],
  ["title='a", "b'", { language: null, label: null, title: 'a b', lines: [] }],
  ['{2}', 'npm', { language: null, label: 'npm', title: null, lines: [2] }],
  ['title="a.ts"', 'npm', { language: null, label: 'npm', title: 'a.ts', lines: [] }],
  ['js', "title=''", { language: 'js', label: null, title: '', lines: [] }],
  ['js', '{12, 20 - 21}', { language: 'js', label: null, title: null, lines: [12, 20, 21] }],
  ['js', '{3-,-4,5 6,7}', { language: 'js', label: null, title: null, lines: [7] }],
  [undefined, undefined, { language: null, label: null, title: null, lines: [] }],
  ['js', 'a  title="b"  c', { language: 'js', label: 'a c', title: 'b', lines: [] }],
  ['js', '{5-3} {x}', { language: 'js', label: '{x}', title: null, lines: [] }],
  ['js', 'One{1}Two', { language: 'js', label: 'One Two', title: null, lines: [1] }],
  ['js', 'One-title="a.js"-Two', { language: 'js', label: 'One- -Two', title: 'a.js', lines: [] }],
  [null, 'One', { language: null, label: 'One', title: null, lines: [] }],
  [null, null, { language: null, label: null, title: null, lines: [] }],
])('info string %s %s', (lang, meta, expected) => {
  const { lines, ...info } = readInfo({ lang, meta });
  expect({ ...info, lines: [...lines] }).toEqual(expected);
});

test('a huge range of lines costs nothing', () => {
  expect(readInfo({ lang: 'js', meta: '{1-99999999999}' }).lines.size).toBe(10_000);
});
