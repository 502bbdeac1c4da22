import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ownCopies } from '../../cli/commands/compare/own-copies.ts';
import { temporaryFolder } from '../support/folder.ts';

test('a package with a copy of another in a version of its own is told', () => {
  const folder = temporaryFolder();
  const versions = { 'kite-ui': '2.0.1', 'kite-ui-pro': '2.0.0' };
  const place = (path: string, version: string): void => {
    const name = basename(path);
    const home = join(folder, 'node_modules', path);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), JSON.stringify({ name, version }));
  };
  place('kite-ui', '2.0.1');
  place('kite-ui-pro', '2.0.0');
  expect(ownCopies(folder, versions)).toEqual([]);
  place('kite-ui-pro/node_modules/kite-ui', '2.0.0');
  expect(ownCopies(folder, versions)).toEqual([
    'kite-ui-pro 2.0.0 needs kite-ui 2.0.0, and 2.0.1 is beside it, so entries seem gone that are not: ask for kite-ui@2.0.0.',
  ]);
});
