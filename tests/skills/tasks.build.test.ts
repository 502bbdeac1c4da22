// Code for common tasks, written from nothing but the skills: what they teach must fit the installed packages.
import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTypes } from '../../cli/machine/type-checker.ts';
import { repository } from '../support/run-cli.ts';

const folder = join(import.meta.dirname, 'tasks');
const tasks = readdirSync(folder).map((name) => join(folder, name));

/** A name of a later version: it shows that the compiler checks names at all. */
const wrong =
  "import { TreeView } from '@mui/x-tree-view';\nexport default () => <TreeView expandedItems={[]} />;\n";

test('the code for twenty tasks has the right types', async () => {
  expect(tasks).toHaveLength(20);
  const parent = join(tmpdir(), `docs-build-skill-tasks-${process.pid}`);
  const project = {
    extends: join(repository, 'content/tsconfig.json'),
    compilerOptions: { incremental: false },
    files: [...tasks, './wrong.tsx'],
  };
  try {
    const output = await checkTypes(project, parent, repository, {
      modules: { 'wrong.tsx': wrong },
      links: {},
    });
    const errors = output.split('\n').filter((line) => line.includes('error TS'));
    expect(errors).toEqual([expect.stringMatching(/^(?:.*\/)?wrong\.tsx.*expandedItems/)]);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
});
