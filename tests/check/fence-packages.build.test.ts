// A site without a node_modules folder of its own finds the packages that its modules find: those above it, and the
// package that contains it.
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { repository, runCli } from '../support/run-cli.ts';

let workspace: string;
let root: string;

beforeEach(() => {
  workspace = temporaryFolder();
  root = join(workspace, 'tests/sites/lantern');
  cpSync(join(repository, 'tests/sites/lantern'), root, { recursive: true });
  cpSync(join(repository, 'tsconfig.base.json'), join(workspace, 'tsconfig.base.json'));
});

const install = () => symlinkSync(join(repository, 'node_modules'), join(workspace, 'node_modules'));

interface Finding {
  readonly code: string;
  readonly message: string;
  readonly place: { readonly file: string; readonly line: number };
}

/** Findings about types in a build whose temporary files lie outside the site. */
async function findings(): Promise<readonly Finding[]> {
  const out = ['--out', join(workspace, 'out'), '--quiet', '--format', 'json'];
  const { stdout } = await runCli(['build', '--root', root, ...out], { TMPDIR: temporaryFolder() });
  const found: readonly Finding[] = JSON.parse(stdout);
  return found.filter(({ code }) => code === 'code/type-error');
}

test('a fence imports the package that contains the site', async () => {
  install();
  expect(await findings()).toEqual([]);
});

test('a wrong type in a fence is found', async () => {
  install();
  const page = join(root, 'content/lantern/react-lamp/react-lamp.md');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('<Lamp brightness={0.2}>', '<Lamp brightness="dim">'),
  );
  expect(await findings()).toMatchObject([
    { place: { file: 'content/lantern/react-lamp/react-lamp.md', line: 54 } },
  ]);
});

test('settings that hide all other errors are a finding', async () => {
  const [first] = await findings();
  expect(first?.place).toMatchObject({ file: 'tsconfig.json', line: 1 });
  expect(first?.message).toContain('type definition file');
});
