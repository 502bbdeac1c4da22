#!/usr/bin/env node
// `npm create docs-build [folder] [options of docs-build new site]`: installs docs-build and writes a site with it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const npm = { add: ['install', '--save-dev'], run: 'npm run' };

/** Other package managers: how one adds packages for development, and how it runs a script. */
const others = new Map([
  ['pnpm', { add: ['add', '--save-dev'], run: 'pnpm' }],
  ['yarn', { add: ['add', '--dev'], run: 'yarn' }],
  ['bun', { add: ['add', '--dev'], run: 'bun run' }],
]);
const scripts = { docs: 'docs-build dev', 'docs:build': 'docs-build --strict' };

/** @type {(file: string | URL) => Record<string, any>} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @type {(file: string, value: object) => void} */
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const [agent = ''] = /^\w+/.exec(process.env.npm_config_user_agent ?? '') ?? [];
const client = others.has(agent) ? agent : 'npm';
const commands = others.get(agent) ?? npm;

/**
 * Ends with the exit code of a command that fails, which prints its own message.
 * @type {(folder: string, command: string, args: readonly string[]) => void}
 */
function run(folder, command, args) {
  // On Windows, package managers are scripts of the shell.
  const shell = process.platform === 'win32' && command !== process.execPath;
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: 'inherit', shell });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

const { positionals, tokens } = parseArgs({
  options: { package: { type: 'string' }, 'no-package': { type: 'boolean' } },
  allowPositionals: true,
  tokens: true,
});
const options = tokens.flatMap((token) =>
  token.kind === 'option' ? [token.rawName, ...(token.value === undefined ? [] : [token.value])] : [],
);
const named = tokens.flatMap((token) => (token.kind === 'option' ? (token.value ?? []) : []));
const folder = resolve(positionals[0] ?? '.');
const manifest = join(folder, 'package.json');
mkdirSync(folder, { recursive: true });
if (!existsSync(manifest)) {
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z\d._-]+/g, '-');
  writeJson(manifest, { name, private: true });
}

const { name: own, dependencies, devDependencies } = readJson(manifest);
const known = [own, ...Object.keys({ ...dependencies, ...devDependencies })];
const wanted = ['docs-build', 'react', 'react-dom', '@types/react', ...named];
const missing = wanted.filter((name) => !known.includes(name));
const { version } = readJson(new URL('package.json', import.meta.url));
const specs = missing.map((name) => (name === 'docs-build' ? `${name}@${version}` : name));
if (specs.length > 0) run(folder, client, [...commands.add, ...specs]);
run(folder, process.execPath, [
  join(folder, 'node_modules/docs-build/cli/bin.mjs'),
  ...['new', 'site', ...options],
]);

const written = readJson(manifest);
writeJson(manifest, { ...written, scripts: { ...scripts, ...written.scripts } });
console.log(`${commands.run} docs serves the site while you write, ${commands.run} docs:build builds it.`);
