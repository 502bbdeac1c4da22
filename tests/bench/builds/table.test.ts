import { expect, test } from 'vitest';
import { table } from './table.ts';

const cost = (wall: number) => ({ wall, processor: 2 * wall, memory: 5e8, stages: [] });

test('a row holds medians, and the median of the ratios round by round', () => {
  const lines = table(
    [
      { step: 'cold', tool: 'docs-build', costs: [cost(1), cost(8), cost(2)] },
      { step: 'cold', tool: 'Starlight', costs: [cost(4), cost(16), cost(20)] },
      { step: 'unchanged', tool: 'docs-build', costs: [cost(1)] },
    ],
    'Starlight',
  ).split('\n');
  expect(lines.slice(2)).toEqual([
    '| cold | docs-build | 2.00 | 0.25 | 4.00 | 500 |',
    '| cold | Starlight | 16.0 | 1.00 | 32.0 | 500 |',
    '| unchanged | docs-build | 1.00 | – | 2.00 | 500 |',
  ]);
});
