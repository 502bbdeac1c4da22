import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { contentHash } from '../../cli/machine/cache.ts';

const run = promisify(execFile);

/** The environment of a user: npm and the test runner set variables that change how npm and Vite work. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_|NODE_ENV$|NODE_OPTIONS$|VITEST|VITE_|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/i.test(name),
  ),
);

export const npm = async (folder: string, ...args: readonly string[]): Promise<void> => {
  await run('npm', args, { cwd: folder, env: environment, maxBuffer: 2 ** 26 }).catch((error) => {
    throw new Error(`npm ${args.join(' ')} failed in ${folder}\n${error.stdout}\n${error.stderr}`);
  });
};

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const installs = new Map<string, Promise<void>>();

/**
 * Writes a project below `root` and installs its packages in the folder above it, where Node looks too: projects
 * that install the same share one installation. Returns the project's folder.
 */
export async function install(
  root: string,
  name: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const { dependencies, devDependencies, overrides } = JSON.parse(files['package.json'] ?? '');
  const manifest = JSON.stringify({ private: true, dependencies, devDependencies, overrides });
  const shared = join(root, contentHash(manifest).slice(0, 12));
  let installing = installs.get(shared);
  if (installing === undefined) {
    write(shared, { 'package.json': manifest });
    installing = npm(shared, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock');
    installs.set(shared, installing);
  }
  await installing;
  const folder = join(shared, name);
  write(folder, files);
  return folder;
}

export const installCount = (): number => installs.size;

export const runScript = (folder: string, script: string): Promise<void> => npm(folder, 'run', script);

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server of ${url} ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer`);
}

/** Runs a script that serves the project while `use` runs. */
export async function withServer(
  folder: string,
  script: string,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const args = ['run', script, '--', '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  // A group of its own, so that processes started by npm end with it.
  const child = spawn('npm', args, { cwd: folder, env: environment, stdio: 'ignore', detached: true });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const url = `http://127.0.0.1:${port}/`;
    await answers(url, child);
    await use(url);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}
