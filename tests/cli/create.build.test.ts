import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { repository, runCli } from '../support/run-cli.ts';
import { layWorkspace } from '../support/workspace.ts';

const run = promisify(execFile);

const devDependencies = {
  'docs-build': '*',
  react: '*',
  'react-dom': '*',
  '@types/react': '*',
  '@types/react-dom': '*',
};

test('npm create makes the site of a library of the same workspace from what is installed above it', async () => {
  const root = temporaryFolder();
  const site = layWorkspace(root, 'npm');
  rmSync(join(site, 'content'), { recursive: true });
  symlinkSync(repository, join(root, 'node_modules/docs-build'), 'junction');
  const manifest = join(site, 'package.json');
  writeFileSync(manifest, JSON.stringify({ name: 'docs', private: true, devDependencies }));

  // Nothing is missing, so no package manager runs; a request for the library would end with an error.
  const create = [join(repository, 'cli/create/bin.mjs'), 'docs', '--package', 'kite-ui'];
  const { stdout } = await run(process.execPath, create, { cwd: root });
  expect(stdout).toContain('wrote content/api/: the reference of 3 components');
  expect(existsSync(join(site, 'content/FirstKite.tsx'))).toBe(true);
  const { scripts } = JSON.parse(readFileSync(manifest, 'utf8'));
  expect(scripts).toEqual({
    docs: 'docs-build dev',
    'docs:build': 'docs-build --strict',
    'docs:check': 'docs-build check --strict',
  });
  expect(await runCli(['check', '--root', site, '--quiet', '--strict'])).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
});

/** Stands in for a package manager: records what it is to install, and installs the linked `kite-ui` alone. */
const standIn = `#!/usr/bin/env node
const { mkdirSync, readFileSync, symlinkSync, writeFileSync } = require('node:fs');
writeFileSync('asked.json', JSON.stringify(process.argv.slice(2)));
const [name, protocol, folder] = process.argv.at(-1).split(/@|:/);
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
manifest.devDependencies[name] = protocol + ':' + folder;
writeFileSync('package.json', JSON.stringify(manifest));
mkdirSync('node_modules');
symlinkSync('../' + folder, 'node_modules/' + name);
`;

const clients = [
  { agent: 'npm/11.1.0', asked: ['install', '--save-dev', 'kite-ui@file:..'], run: 'npm run docs' },
  { agent: 'pnpm/10.4.0', asked: ['add', '--save-dev', 'kite-ui@link:..'], run: 'pnpm run docs' },
  {
    agent: 'pnpm/12.0.0',
    asked: ['add', '--save-dev', '--allow-build=esbuild', 'kite-ui@link:..'],
    run: 'pnpm run docs',
  },
];

test.skipIf(process.platform === 'win32').each(clients)(
  'in a folder of a library, $agent create links that library',
  async ({ agent, asked, run: command }) => {
    const root = temporaryFolder();
    layWorkspace(root, 'npm');
    rmSync(join(root, 'node_modules/kite-ui'));
    symlinkSync(repository, join(root, 'node_modules/docs-build'), 'junction');
    const library = join(root, 'packages/kite-ui');
    const site = join(library, 'docs');
    mkdirSync(site);
    writeFileSync(join(site, 'package.json'), JSON.stringify({ private: true, devDependencies }));
    mkdirSync(join(root, 'bin'));
    const client = agent.slice(0, agent.indexOf('/'));
    writeFileSync(join(root, 'bin', client), standIn, { mode: 0o755 });
    const { stdout } = await run(process.execPath, [join(repository, 'cli/create/bin.mjs'), 'docs'], {
      cwd: library,
      env: {
        ...process.env,
        npm_config_user_agent: `${agent} npm/? node/v22.0.0`,
        PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}`,
      },
    });
    expect(JSON.parse(readFileSync(join(site, 'asked.json'), 'utf8'))).toEqual(asked);
    expect(stdout).toContain(`${command} serves the site while you write`);
    expect(stdout).toContain('wrote content/api/: the reference of 3 components');
    const check = await runCli(['check', '--root', site, '--quiet', '--strict']);
    expect(check).toEqual({ code: 0, stdout: '', stderr: '' });
  },
);
