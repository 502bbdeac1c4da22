import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFolders } from '../../cli/machine/package-folders.ts';
import { temporaryFolder } from '../support/folder.ts';

const workspace = realpathSync(temporaryFolder());
const folder = (path: string): string => {
  mkdirSync(join(workspace, path), { recursive: true });
  return join(workspace, path);
};
const link = (from: string, to: string) => symlinkSync(folder(to), join(workspace, from));

/** Those of the workspace; a machine may have others above it. */
const found = (path: string) =>
  packageFolders(join(workspace, path))
    .filter((each) => each.startsWith(`${workspace}/`))
    .map((each) => each.slice(workspace.length + 1))
    .sort();

test('packages beside and above a module', () => {
  folder('plain/site/node_modules/lamp');
  folder('plain/node_modules/@glass/bulb');
  expect(found('plain/site')).toEqual(['plain/node_modules', 'plain/site/node_modules']);
});

test('a member of a workspace is a link, with packages of its own', () => {
  folder('many/node_modules/@glass');
  link('many/node_modules/@glass/bulb', 'many/packages/bulb');
  folder('many/packages/bulb/node_modules/wire');
  expect(found('many/docs')).toEqual([
    'many/node_modules',
    'many/packages/bulb',
    'many/packages/bulb/node_modules',
  ]);
});

test('packages of a common store lead to those that they need', () => {
  folder('project/node_modules');
  link('project/node_modules/lamp', 'store/lamp/node_modules/lamp');
  link('store/lamp/node_modules/wire', 'store/wire/node_modules/wire');
  expect(found('project')).toEqual([
    'project/node_modules',
    'store/lamp/node_modules',
    'store/wire/node_modules',
  ]);
});

test('links that lead nowhere, or in a circle, end', () => {
  folder('odd/node_modules');
  symlinkSync(join(workspace, 'nowhere'), join(workspace, 'odd/node_modules/gone'));
  link('odd/node_modules/self', 'odd');
  expect(found('odd')).toEqual(['odd', 'odd/node_modules']);
});
