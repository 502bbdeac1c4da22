import { expect, test } from 'vitest';
import type { Cost } from './measure.ts';
import { table } from './table.ts';

const none = { document: 0, style: 0, script: 0, font: 0, other: 0 };

const cost = (firstPaint: number, firstAlive: number | null): Cost => ({
  firstPaint,
  largestPaint: firstPaint,
  firstAlive,
  layoutShift: 0.0421,
  blocking: 0,
  longestTask: 0,
  bytes: { ...none, script: 12_345 },
  requests: { ...none, script: 3 },
});

test('a row holds medians for each slowing, and a dash for what never happened', () => {
  const costs = new Map([
    [4, [cost(900, null), cost(1200, null), cost(700, null)]],
    [8, [cost(1500, 4000)]],
  ]);
  const [, , row] = table([{ name: 'lamps', costs }]).split('\n');
  expect(row).toBe(
    '| lamps | 900 / 1,500 | 900 / 1,500 | 0.042 / 0.042 | 0 / 0 | 0 / 0 | – / 4,000 | 0.0 | 0.0 (0) | 12.3 (3) | 0.0 (0) | 0.0 (0) |',
  );
});
