import { expect, test } from 'vitest';
import { waitedFor } from './measure-command.ts';

test('the time of all children is read from what the shell says', () => {
  expect(waitedFor('0m0.01s 0m0.02s\n1m2.50s 0m0.25s\n')).toBeCloseTo(62.75);
});
