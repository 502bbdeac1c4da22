import { expect, test } from 'vitest';
import { look } from '../../cli/report/comparison/look.ts';
import { tokens } from '../../templates/tokens.ts';

test('the report has the colours and sizes of the default look', () => {
  const { light, dark } = tokens.schemes;
  for (const [name, colours] of Object.entries(look.colours))
    expect([name, colours]).toEqual([
      name,
      [light[name as keyof typeof light], dark[name as keyof typeof dark]],
    ]);
  expect(look.linkOfDark).toBe(dark.link);
  expect(tokens).toMatchObject({ radius: look.radius, size: look.size });
});
