// @vitest-environment document
import { expect, test } from 'vitest';
import { excerpt, marked, marking } from '../../templates/browser/search/mark.ts';

/** The text with what is marked in brackets. */
function show(text: string, query: string, terms: readonly string[] = []): string {
  const host = document.createElement('p');
  host.append(...marked(text, marking(query, terms)));
  expect(host.textContent).toBe(text);
  for (const mark of host.querySelectorAll('mark')) mark.replaceWith(`[${mark.textContent}]`);
  return host.textContent ?? '';
}

test.each([
  ['as far as a word is typed', 'Boards and a board', 'boar', [], '[Boar]ds and a [boar]d'],
  ['by the longest of what is typed', 'Boards', 'bo boards', [], '[Boards]'],
  ['in any case', 'BOARDS', 'boards', [], '[BOARDS]'],
  ['through letters with accents', 'Größe', 'gro', [], '[Grö]ße'],
  // What is typed is longer than what it stands for.
  ['whole, where two letters are written as one', 'ﬁnder', 'fin', [], '[ﬁnder]'],
  ['whole, when it was found in another form', 'Sorting rows', 'sorted', ['sorting'], '[Sorting] rows'],
  ['by a part of its name', 'getRowId', 'identifier', ['row'], '[getRowId]'],
  [
    'in two words that are looked for as one',
    'A Lamp Shade here',
    'lampshade',
    ['lampshade'],
    'A [Lamp] [Shade] here',
  ],
  [
    'in one word, though a pair that begins with it is found, too',
    'Lamps and shades',
    'lamp',
    ['lamp', 'lamps', 'lampsand'],
    '[Lamp]s and shades',
  ],
  ['nowhere when nothing fits', 'Boards', 'lamp', ['lamp'], 'Boards'],
])('a text is marked %s', (_, text, query, terms, expected) => {
  expect(show(text, query, terms)).toBe(expected);
});

test('markup in a text stays text', () => {
  const host = document.createElement('p');
  host.append(...marked('<img src=x onerror=alert(1)> board', marking('board img', [])));
  expect(host.querySelectorAll(':not(mark)')).toHaveLength(0);
});

const filler = (words: number) => 'lorem '.repeat(words);

test('an excerpt is the part of a text where most of the words stand', () => {
  const text = `A shelf. ${filler(100)}A shelf of oak boards. ${filler(100)}`;
  const found = excerpt(text, marking('shelf oak boards', []));
  expect(found).toMatch(/^… (?:lorem )+A shelf of oak boards\. /);
  expect(found.length).toBeLessThanOrEqual(302);
});

test('an excerpt begins with the text where its first words match, or none', () => {
  const text = `A shelf. ${filler(100)}`;
  expect(excerpt(text, marking('shelf', []))).toBe(text.slice(0, 300));
  expect(excerpt(text, marking('lamp', []))).toBe(text.slice(0, 300));
  expect(excerpt('Short.', marking('lamp', []))).toBe('Short.');
});
