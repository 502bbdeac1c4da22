import { expect, test } from 'vitest';
import { highlightToHtml, tokensOf } from '../../cli/2-compile/highlight.ts';

const partOf = (code: string, language: string, text: string) =>
  tokensOf(code, language).find((token) => token.text.includes(text))?.part;

test('an operator in a string in JSX does not derail what follows', () => {
  const code =
    "<Shelf initialState={{ filter: { items: [{ operator: '>=', value: 3 }] } }} tall />;\n<Board wide />;\n";
  expect(partOf(code, 'tsx', 'Shelf')).toBe('tag');
  expect(partOf(code, 'tsx', 'initialState')).toBe('attribute');
  expect(partOf(code, 'tsx', "'>='")).toBe('string');
  expect(partOf(code, 'tsx', 'tall')).toBe('attribute');
  expect(partOf(code, 'tsx', 'Board')).toBe('tag');
});

test.each([
  ['ts', 'type Board = readonly string[];', 'readonly', 'keyword'],
  ['jsx', 'const shelf = <Shelf />;', 'Shelf', 'tag'],
  ['css', '.shelf { color: red; }', 'color', 'attribute'],
  ['html', '<shelf-board wide>', 'shelf-board', 'tag'],
  ['json', '{ "wide": true }', 'true', 'number'],
  ['yml', 'wide: true # boards', '# boards', 'comment'],
  ['console', 'npm install shelf --save-exact', '--save-exact', 'attribute'],
  ['diff', '-old\n+new\n', '+new', 'inserted'],
  ['shelf-script', 'const wide = 1;', 'const', null],
])('%s: %s', (language, code, text, part) => {
  expect(partOf(code, language, text)).toBe(part);
});

test('elements side by side, as a preview has them, are all coloured', () => {
  const code = '<Shelf wide />\n<Board\n  thick={2}\n>\n  Oak\n</Board>\n';
  expect(partOf(code, 'tsx', 'Board')).toBe('tag');
  expect(partOf(code, 'tsx', 'thick')).toBe('attribute');
  expect(
    tokensOf(code, 'tsx')
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});

test('neighbours of one colour are one element', () => {
  expect(highlightToHtml('f({ }\n);', 'ts')).toBe(
    '<span class="token function">f</span><span class="token punctuation">({ }\n);</span>',
  );
});
