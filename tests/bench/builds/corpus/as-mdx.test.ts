import { expect, test } from 'vitest';
import { asMdx } from './as-mdx.ts';

test('braces and angle brackets are escaped in texts, in labels of links and in tables', () => {
  expect(asMdx('A {lamp}, 2 < 3, [a {b}](/c/)\n\n| a |\n| - |\n| {x} |\n')).toBe(
    'A \\{lamp}, 2 \\< 3, [a \\{b}](/c/)\n\n| a |\n| - |\n| \\{x} |\n',
  );
});

test('code and elements stay', () => {
  const markdown = '`{lamp}` <kbd class="key">Esc</kbd>\n\n```tsx\n<Lamp sx={{ m: 1 }} />\n```\n';
  expect(asMdx(markdown)).toBe(markdown);
});

test('what is escaped already is not escaped twice', () => {
  expect(asMdx('A \\{lamp}')).toBe('A \\{lamp}');
});

test('an address in angle brackets becomes a link', () => {
  expect(asMdx('See <https://lamps.example/>.')).toBe(
    'See [https://lamps.example/](https://lamps.example/).',
  );
});
