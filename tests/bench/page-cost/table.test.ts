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

test('a row holds medians, and a dash for what never happened', () => {
  const [, , row] = table([
    { name: 'lamps', costs: [cost(900, null), cost(1200, null), cost(700, null)] },
  ]).split('\n');
  expect(row).toBe(
    '| lamps | 900 | 900 | 0.042 | 0 | 0 | – | 0.0 | 0.0 (0) | 12.3 (3) | 0.0 (0) | 0.0 (0) |',
  );
});
