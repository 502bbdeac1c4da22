import { chmodSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type CliRun, repository, runCli } from '../support/run-cli.ts';

const source = join(repository, 'tests/sites/compared');
const modules = join(repository, 'node_modules');
const standIn = join(repository, 'tests/support/npm-stand-in.mjs');

export const libraryFolder = (version: 1 | 2, name: string): string =>
  join(source, 'library', String(version), name);

/** The site of the invented library in `root`, with version 1 and the repository's React, and npm's stand-in. */
export function comparedSite(root: string): string {
  cpSync(join(source, 'content'), join(root, 'content'), { recursive: true });
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom']) {
    mkdirSync(join(root, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(modules, name), join(root, 'node_modules', name));
  }
  for (const name of ['kite-ui', 'kite-ui-pro'])
    cpSync(libraryFolder(1, name), join(root, 'node_modules', name), { recursive: true });
  const dependencies = ['kite-ui', 'kite-ui-pro', '@types/react', '@types/react-dom'];
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ dependencies: Object.fromEntries(dependencies.map((name) => [name, '*'])) }),
  );
  mkdirSync(join(root, 'bin'));
  symlinkSync(standIn, join(root, 'bin/npm'));
  chmodSync(standIn, 0o755);
  return root;
}

export const compareSite = (
  root: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CliRun> =>
  runCli(
    ['compare', '--root', root, '--cache-dir', join(root, 'cache'), '--workers', '1', ...args],
    {
      PATH: [join(root, 'bin'), process.env.PATH].join(delimiter),
      NPM_STAND_IN_PACKAGES: [modules, join(root, 'node_modules')].join(delimiter),
      ...environment,
    },
    root,
  );
