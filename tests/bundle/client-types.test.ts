import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assetEndings, assetQueries } from '../../cli/4-bundle/esbuild/asset-files.ts';
import { repository } from '../support/run-cli.ts';

test('docs-build/client declares the imports that the bundler reads as files, and no others', () => {
  const text = readFileSync(join(repository, 'renderer/client.d.ts'), 'utf8');
  const declared = [...text.matchAll(/^declare module '\*(.*)'/gm)].map(([, ending]) => ending);
  const files = [
    ...Object.keys(assetQueries).map((query) => `?${query}`),
    ...assetEndings.map((ending) => `.${ending}`),
  ];
  expect(declared.filter((ending) => !ending?.endsWith('.css')).sort()).toEqual(files.sort());
});
