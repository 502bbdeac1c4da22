import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeInStack } from '../../cli/machine/place-in-stack.ts';
import { repository } from '../support/run-cli.ts';

const at = (file: string): string => `    at call (${join(repository, file)}:3:7)`;

test('the place of an error is in the site, not in a package or in docs-build, which may lie in the site', () => {
  const own = [at('renderer/server/draw.ts'), at('node_modules/paper/index.js'), at('cli/5-render/draw.ts')];
  const stack = ['Error: torn', ...own].join('\n');
  expect(placeInStack(stack, repository)).toBeNull();
  expect(placeInStack(`${stack}\n${at('content/guide/Fold.tsx')}`, repository)).toEqual({
    file: 'content/guide/Fold.tsx',
    line: 3,
    column: 7,
  });
});
