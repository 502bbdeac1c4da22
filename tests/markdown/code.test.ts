import fc from 'fast-check';
import type { ElementContent } from 'hast';
import { expect, test } from 'vitest';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import { highlight } from '../../cli/2-compile/highlight.ts';
import { readInfo } from '../../cli/2-compile/markdown/code-info.ts';
import { splitLines } from '../../cli/2-compile/markdown/code-lines.ts';
import { pageInput } from './page-input.ts';

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

const plain = {
  language: null,
  label: null,
  title: null,
  lines: [],
  nocheck: null,
  errors: [],
  continues: false,
  runs: false,
  isHidden: false,
  unknown: [],
};

test.each([
  ['tsx', null, { language: 'tsx' }],
  ['bash', 'npm', { language: 'bash', label: 'npm' }],
  [
    'tsx',
    'My lamp {1,3-5, 7} title="src/App.tsx"',
    { language: 'tsx', label: 'My lamp', title: 'src/App.tsx', lines: [1, 3, 4, 5, 7] },
  ],
  ['ts', 'nocheck="version 4" {1}', { language: 'ts', nocheck: 'version 4', lines: [1] }],
  ['ts', "nocheck=''", { language: 'ts', unknown: ["nocheck=''"] }],
  ['ts', 'errors=2322,2345 npm', { language: 'ts', label: 'npm', errors: ['2322', '2345'] }],
  ['ts', 'errors=many', { language: 'ts', unknown: ['errors=many'] }],
  ['ts', 'continues', { language: 'ts', continues: true }],
  ['ts', 'runs {1}', { language: 'ts', runs: true, lines: [1] }],
  ['tsx{2}', null, { language: 'tsx', lines: [2] }],
  ['{2}', null, { lines: [2] }],
  ["title='a", "b'", { title: 'a b' }],
  ['{2}', 'npm', { label: 'npm', lines: [2] }],
  ['title="a.ts"', 'npm', { label: 'npm', title: 'a.ts' }],
  ['js', "title=''", { language: 'js', title: '' }],
  ['js', 'title=bare.js', { language: 'js', title: 'bare.js' }],
  ['js', 'filename="a.js" {1}', { language: 'js', title: 'a.js', lines: [1] }],
  ['js', 'title="a "b""', { language: 'js', title: 'a "b"' }],
  [
    'js',
    'title="say "b" twice" x=\'y\' {1}',
    { language: 'js', title: 'say "b" twice', lines: [1], unknown: ["x='y'"] },
  ],
  ['js', 'a={1} title="b" c d="e"', { language: 'js', label: 'c', title: 'b', unknown: ['a={1}', 'd="e"'] }],
  ['js', '{12, 20 - 21}', { language: 'js', lines: [12, 20, 21] }],
  ['js', '{3-,-4,5 6,7}', { language: 'js', lines: [7], unknown: ['{3-}', '{-4}', '{5 6}'] }],
  ['js', '{5-3} {0,30} {x}', { language: 'js', lines: [30], unknown: ['{5-3}', '{0}', '{x}'] }],
  ['js', '{29-31,1-99999999999}', { language: 'js', unknown: ['{29-31}', '{1-99999999999}'] }],
  ['js', 'lineNumbers=true twoslash', { language: 'js', label: 'twoslash', unknown: ['lineNumbers=true'] }],
  [undefined, undefined, {}],
  ['js', 'a  title="b"  c', { language: 'js', label: 'a c', title: 'b' }],
  ['js', 'One{1}Two', { language: 'js', label: 'One Two', lines: [1] }],
  [null, 'One', { label: 'One' }],
  [null, null, {}],
])('info string %s %s', (lang, meta, expected) => {
  const { lines, ...info } = readInfo({ lang, meta, value: '\n'.repeat(29) });
  expect({ ...info, lines: [...lines] }).toEqual({ ...plain, ...expected });
});

test('code of many lines and colours is a page like another', () => {
  const line = "const lamp = { on: true, watts: [2, 3], shade: 'round' }; // One of many.\n";
  const page = pageInput(`# A\n\n\`\`\`ts\n${line.repeat(6000)}\`\`\`\n`);
  const { value, diagnostics } = compilePage(page);
  expect(diagnostics.map(({ code }) => code)).toEqual(['page/title-mismatch', 'page/missing-description']);
  expect(value.html.match(/One of many/g)).toHaveLength(6000);
});
