import { expect, test } from 'vitest';
import { markdownTable, median, withSection } from './results.ts';

test('the median of an even number of values is the upper one in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(median([])).toBe(0);
});

test('a table has its titles, alignments and rows', () => {
  const table = markdownTable(
    [
      ['lamp', '---'],
      ['watts', '---:'],
    ],
    [['desk', '7']],
  );
  expect(table).toBe('| lamp | watts |\n| --- | ---: |\n| desk | 7 |');
});

test('a section is added, then replaced in its place', () => {
  const first = withSection('# Results\n', 'One', 'old');
  const both = withSection(first, 'Two', 'other');
  expect(both).toBe('# Results\n\n## One\n\nold\n\n## Two\n\nother\n');
  expect(withSection(both, 'One', 'new')).toBe('# Results\n\n## One\n\nnew\n\n## Two\n\nother\n');
});
