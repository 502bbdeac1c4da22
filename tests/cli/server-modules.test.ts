import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installModules } from '../../cli/machine/server-modules.ts';
import { emptyServer } from '../support/empty-server.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';

test('only the modules that are needed are written, with all that they import and their source maps', () => {
  const folder = join(temporaryFolder(), 'server');
  const file = (path: string) => ({ path, contents: '' });
  const names = ['templates.js', 'templates.js.map', 'chunk.js', 'later.js', 'demos/sheet.js', 'sheets.js'];
  const server = {
    ...emptyServer,
    folder,
    files: (isWanted: (path: string) => boolean) => names.filter(isWanted).map(file),
    imports: {
      'templates.js': ['chunk.js'],
      'chunk.js': ['later.js', 'templates.js'],
      'demos/sheet.js': ['chunk.js', 'sheets.js'],
    },
  };
  installModules(server, '/', [join(folder, 'templates.js')]);
  const first = ['chunk.js', 'later.js', 'package.json', 'templates.js', 'templates.js.map'];
  expect([...readFolder(folder).keys()]).toEqual(first);
  installModules(server, '/', [join(folder, 'demos/sheet.js')]);
  expect([...readFolder(folder).keys()]).toEqual([...first, 'demos/sheet.js', 'sheets.js'].sort());
});
