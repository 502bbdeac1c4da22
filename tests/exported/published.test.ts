// The package as it would be published.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { repository } from '../support/run-cli.ts';
import { npm } from './project.ts';

const run = promisify(execFile);

test('publishing warns of nothing, and what sites import has types', async () => {
  const folder = temporaryFolder();
  await npm(repository, 'pack', '--pack-destination', folder);
  const [name = ''] = readdirSync(folder);
  const tarball = join(folder, name);

  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
    strict: true,
  });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);

  const entries = [
    'renderer/shells/demo-shell.ts',
    'renderer/shells/project-shell.ts',
    ...readdirSync(join(repository, 'renderer/view')).map((file) => `renderer/view/${file}`),
    'templates/parts/header.tsx',
  ];
  await run('npx', ['attw', tarball, '--profile', 'esm-only', '--entrypoints', ...entries], {
    cwd: repository,
  });

  const { stderr } = await run('npm', ['publish', tarball, '--dry-run', '--tag', 'next'], {
    cwd: repository,
  });
  // It publishes nothing, so nobody has to be logged in.
  const warnings = stderr.split('\n').filter((line) => /^npm (?:warn|error)/.test(line));
  expect(warnings.filter((line) => !line.includes('requires you to be logged in'))).toEqual([]);
});

test('the package of `npm create` has the version of docs-build', () => {
  const versionOf = (folder: string): unknown =>
    JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')).version;
  expect(versionOf('cli/create')).toBe(versionOf('.'));
});
