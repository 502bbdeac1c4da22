import { expect, test } from 'vitest';
import { withText } from '../../cli/2-compile/api-pages/entry-text.ts';

test.each([
  ['lines and paragraphs of prose share the line', 'How\nbright.\n\nIn lux.', '- `lux`. How bright. In lux.'],
  [
    'items of a list are a list below',
    "One of:\n- 'low': a lamp\n  that glows.\n\n- 'high'\n\n1. numbered",
    "- `lux`. One of:\n  - 'low': a lamp that glows.\n  - 'high'\n  1. numbered",
  ],
  ['a list may come first', "- 'low'\n- 'high'", "- `lux`.\n  - 'low'\n  - 'high'"],
  [
    'text after a list is a paragraph below it',
    'Not:\n* hot\n\nBut lit.',
    '- `lux`. Not:\n  * hot\n\n  But lit.',
  ],
  ['a hyphen within a line makes no list', 'From 1 - 9.', '- `lux`. From 1 - 9.'],
])('%s', (_, text, expected) => {
  expect(withText('- `lux`.', text, '  ')).toBe(expected);
});
