import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { iconShapes } from '../../templates/parts/icon-shapes.ts';

const require = createRequire(import.meta.url);

test.each(Object.entries(iconShapes))('%s is the outline that the package has', (_, { source, path }) => {
  const module = readFileSync(require.resolve(`@mui/icons-material/${source}`), 'utf8');
  const outlines = [...module.matchAll(/\bd: "([^"]+)"/g)].map(([, outline]) => outline);
  expect(outlines).toEqual([path]);
});
