import { expect, test } from 'vitest';
import { withHeight } from './edits.ts';

test('each edit of the demo gives the chart another height', () => {
  expect(withHeight('<BarChart height={300} />', 7)).toBe('<BarChart height={307} />');
});

test('a demo without a height is not edited in silence', () => {
  expect(() => withHeight('<BarChart />', 7)).toThrow(/no height/);
});
