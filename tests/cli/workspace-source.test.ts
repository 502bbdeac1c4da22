import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLinked, workspaceSource } from '../../cli/machine/workspace-source.ts';
import { temporaryFolder } from '../support/folder.ts';

const workspace = realpathSync(temporaryFolder());

/** A package with a source that its exports name. */
function library(path: string, name: string): string {
  const folder = join(workspace, path);
  mkdirSync(join(folder, 'src'), { recursive: true });
  const exports = { '.': { source: './src/index.ts', default: './dist/index.js' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, exports }));
  writeFileSync(join(folder, 'src/index.ts'), '');
  return folder;
}

test('a package is read from its source where it is linked, or around the site', () => {
  const kite = library('kite', 'kite');
  const docs = join(kite, 'docs');
  mkdirSync(join(docs, 'content'), { recursive: true });
  expect(workspaceSource('kite', join(kite, 'content'))).toBe(join(kite, 'src/index.ts'));
  expect(isLinked('kite', join(docs, 'content'))).toBe(true);

  // With a package.json of its own, the site has to install it, as Node.js demands.
  writeFileSync(join(docs, 'package.json'), '{ "name": "docs" }');
  expect(workspaceSource('kite', join(docs, 'content'))).toBeNull();
  mkdirSync(join(docs, 'node_modules'));
  symlinkSync(kite, join(docs, 'node_modules/kite'), 'junction');
  expect(workspaceSource('kite', join(docs, 'content'))).toBe(join(kite, 'src/index.ts'));
});

test('an installed package is read as it is published', () => {
  library('site/node_modules/reel', 'reel');
  expect(workspaceSource('reel', join(workspace, 'site/content'))).toBeNull();
  expect(isLinked('reel', join(workspace, 'site/content'))).toBe(false);
});
