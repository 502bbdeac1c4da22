import { expect, test } from 'vitest';
import { growthTable } from './growth.ts';

const cost = (wall: number) => ({
  wall,
  processor: 2 * wall,
  memory: wall * 1e8,
  stages: [
    { name: 'load', wall: wall / 4, processor: wall / 2, memory: wall * 1e7 },
    { name: 'render', wall: wall / 2, processor: wall, memory: wall * 1e8 },
  ],
});

test('a stage has a line, and the pages so many times over have columns; what was not measured has none', () => {
  const table = growthTable([
    { copies: 1, pages: 100, costs: [cost(4), cost(8), cost(6)] },
    { copies: 8, pages: 800, costs: [cost(40)] },
    { copies: 40, pages: 4000, costs: [] },
  ]);
  expect(table.split('\n')).toEqual([
    '| stage | ×1 wall, s | processor, s | memory, MB | ×8 wall, s | processor, s | memory, MB |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    '| load | 1.50 | 3.00 | 60 | 10.0 | 20.0 | 400 |',
    '| render | 3.00 | 6.00 | 600 | 20.0 | 40.0 | 4,000 |',
    '| all | 6.00 | 12.0 | 600 | 40.0 | 80.0 | 4,000 |',
  ]);
});
