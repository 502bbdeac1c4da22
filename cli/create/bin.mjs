#!/usr/bin/env node
// `npm create docs-build [folder] [options of docs-build new site]`: installs docs-build and writes a site with it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
// Package managers are scripts on Windows.
import spawn from 'cross-spawn';

const npm = { add: ['install', '--save-dev'], run: 'npm run', link: 'file:' };
const [, agent = '', agentMajor] = /^(\w+)\/(\d+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
/** Since version 11, pnpm ends with an error while its user has not decided on the build script of a package. */
const decided = Number(agentMajor) >= 11 ? ['--allow-build=esbuild'] : [];

/** Other package managers: how one adds packages for development, runs a script, and names a folder. */
const others = new Map([
  // `pnpm docs` is a command of its own.
  ['pnpm', { add: ['add', '--save-dev', ...decided], run: 'pnpm run', link: 'link:' }],
  ['yarn', { add: ['add', '--dev'], run: 'yarn', link: 'link:' }],
  ['bun', { add: ['add', '--dev'], run: 'bun run', link: 'link:' }],
]);
const scripts = {
  docs: 'docs-build dev',
  'docs:build': 'docs-build --strict',
  'docs:check': 'docs-build check --strict',
};

/** @type {(file: string | URL) => Record<string, any>} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @type {(file: string, value: object) => void} */
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const client = others.has(agent) ? agent : 'npm';
const commands = others.get(client) ?? npm;

/**
 * Ends with the exit code of a command that fails, which prints its own message.
 * @type {(folder: string, command: string, args: readonly string[]) => void}
 */
function run(folder, command, args) {
  const { status, error } = spawn.sync(command, [...args], { cwd: folder, stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * The folder of an installed package, as Node.js finds it from a folder: that of a workspace may be above. Null when
 * there is none.
 * @type {(folder: string, name: string) => string | null}
 */
function installed(folder, name) {
  const own = join(folder, 'node_modules', name);
  if (existsSync(own)) return own;
  return folder === dirname(folder) ? null : installed(dirname(folder), name);
}

/**
 * Whether the workspace around a folder has a package. pnpm asks the registry for one that no package depends on yet,
 * unless it is requested by its protocol.
 * @type {(folder: string, name: string) => boolean}
 */
function isOfWorkspace(folder, name) {
  if (client !== 'pnpm') return false;
  const { stdout } = spawn.sync('pnpm', ['--recursive', 'list', '--depth', '-1', '--json'], { cwd: folder });
  /** @type {readonly { readonly name?: string }[]} */
  const packages = JSON.parse(String(stdout ?? '').trim() || '[]');
  return packages.some((one) => one.name === name);
}

/** @type {(manifest: object) => boolean} */
const isLibrary = (manifest) => ['exports', 'main', 'module', 'types'].some((field) => field in manifest);

/**
 * The library around a folder, which is in no registry yet, or not in this version; null when there is none.
 * @type {(folder: string) => { readonly folder: string, readonly name: string } | null}
 */
function libraryAround(folder) {
  const above = dirname(folder);
  if (above === folder) return null;
  const file = join(above, 'package.json');
  const found = existsSync(file) ? readJson(file) : {};
  return typeof found.name === 'string' && isLibrary(found)
    ? { folder: above, name: found.name }
    : libraryAround(above);
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

const before = readJson(manifest);
const known = [before.name, ...Object.keys({ ...before.dependencies, ...before.devDependencies })];
// The site of a library may have a folder of its own in it, such as `docs`.
const around = isLibrary(before) ? null : libraryAround(folder);
const documented = around === null || options.length > 0 ? named : [around.name];
// A library of the same workspace is in no registry.
const libraries = documented.filter((name) => installed(folder, name) === null);
const wanted = ['docs-build', 'react', 'react-dom', '@types/react', '@types/react-dom', ...libraries];
const missing = wanted.filter((name) => !known.includes(name));
const typesOfReact = ['@types/react', '@types/react-dom'];
const react = installed(folder, 'react');
/** Types have the major version of the React that is installed before. */
const major = react === null ? undefined : readJson(join(react, 'package.json')).version.split('.')[0];
const { version } = readJson(new URL('package.json', import.meta.url));
const specs = missing.map((name) => {
  if (name === 'docs-build') return `${name}@${version}`;
  if (name === around?.name) return `${name}@${commands.link}${relative(folder, around.folder)}`;
  if (libraries.includes(name) && isOfWorkspace(folder, name)) return `${name}@workspace:*`;
  return typesOfReact.includes(name) && major !== undefined ? `${name}@${major}` : name;
});
if (specs.length > 0) run(folder, client, [...commands.add, ...specs]);
run(folder, process.execPath, [
  join(installed(folder, 'docs-build') ?? '', 'cli/bin.mjs'),
  ...['new', 'site', ...options],
]);

const written = readJson(manifest);
writeJson(manifest, { ...written, scripts: { ...scripts, ...written.scripts } });
console.log(
  `${commands.run} docs serves the site while you write, ${commands.run} docs:check finds mistakes, ${commands.run} docs:build builds it.`,
);
