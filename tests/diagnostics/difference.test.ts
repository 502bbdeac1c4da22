import { expect, test } from 'vitest';
import { diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { difference } from '../../cli/diagnostics/difference.ts';

const at = (file: string, line: number, message = 'Nowhere.') =>
  diagnostic('link/empty', { file, line, column: 1 }, message);

test('what is new and what is gone, wherever it stands in its file', () => {
  const [same, moved, old, fresh] = [at('a.md', 1), at('a.md', 9), at('b.md', 1), at('b.md', 1, 'Else.')];
  expect(difference([same, old], [moved, fresh])).toEqual({ found: [fresh], gone: [old] });
});

test('findings that are alike count one by one', () => {
  const [one, two, three] = [at('a.md', 1), at('a.md', 2), at('a.md', 3)];
  expect(difference([one], [one, two, three])).toEqual({ found: [two, three], gone: [] });
  expect(difference([one, two, three], [three])).toEqual({ found: [], gone: [two, three] });
  expect(difference([one, two], [two, three])).toEqual({ found: [], gone: [] });
});
