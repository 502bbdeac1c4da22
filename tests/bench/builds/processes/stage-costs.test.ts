import { expect, test } from 'vitest';
import { outside, StageCosts } from './stage-costs.ts';

test('what is used between the ends of two stages is the cost of the second', () => {
  const costs = new StageCosts(/^(load|render) ([\d.]+) s$/gm);
  costs.look('', 1, 100);
  costs.look('', 2, 300);
  costs.look('load 2.50 s\n', 5, 200);
  costs.look('load 2.50 s\nwaits 9.00 s\n', 8, 900);
  const log = 'load 2.50 s\nwaits 9.00 s\nrender 4.00 s\n2 pages in 7.00 s\n';
  costs.look(log, 9, 50);
  expect(costs.end(log, 8, 10)).toEqual([
    { name: 'load', wall: 2.5, processor: 2, memory: 300 },
    { name: 'render', wall: 4, processor: 6, memory: 900 },
    { name: outside, wall: 1.5, processor: 2, memory: 50 },
  ]);
});
