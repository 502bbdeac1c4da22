import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { planOf, told } from './plan.mjs';

const root = temporaryFolder();
const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...words], { cwd: root });
const lay = (files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};

test('a plan has what imports lead to, from edits, new files and removed ones, and says why', async () => {
  git('init', '--quiet', '--initial-branch=main');
  lay({
    'cli/lamp.ts': 'export const lamp = 1;\n',
    'cli/room.ts':
      "import type { Wire } from './wire.ts';\nexport { lamp } from './lamp.ts';\nexport type A = Wire;\n",
    'cli/wire.ts': 'export type Wire = string;\n',
    'content/x/lamps/lamps.md': '# Lamps\n',
    'tests/dim/dim.test.ts': "import { lamp } from '../../cli/room.ts';\nlamp;\n",
    'tests/old/old.test.ts': "import '../../cli/lamp.ts';\n",
  });
  git('add', '.');
  git('commit', '--quiet', '--message=Begin');
  expect((await planOf(root, undefined)).changed).toEqual([]);

  lay({ 'cli/lamp.ts': 'export const lamp = 2;\n', 'tests/new/new.test.ts': '' });
  rmSync(join(root, 'tests/old/old.test.ts'));
  const plan = await planOf(root, undefined);
  expect(plan.changed).toEqual(['cli/lamp.ts', 'tests/new/new.test.ts', 'tests/old/old.test.ts']);
  expect(Object.fromEntries(plan.choice.tests)).toEqual({
    'tests/dim/dim.test.ts': 'cli/lamp.ts is imported',
    'tests/new/new.test.ts': 'they have changed',
  });
  expect(told(plan)).toContain('- cli/lamp.ts is imported\n    tests/dim/dim.test.ts\n');

  // Types are the business of the type checker.
  git('add', '.');
  git('commit', '--quiet', '--message=Go on');
  lay({ 'cli/wire.ts': 'export type Wire = number;\n' });
  expect([...(await planOf(root, undefined)).choice.tests]).toEqual([]);
  expect((await planOf(root, 'HEAD~1')).changed).toHaveLength(4);
});
