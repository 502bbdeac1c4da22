import { execFile, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { extract } from 'tar';

/** git refused a command, or is not there; the message is its own. */
export class GitError extends Error {}

const run = promisify(execFile);

/** Runs git and returns its output; throws `GitError`. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run('git', ['-C', folder, ...args], { maxBuffer: 2 ** 26 });
    return stdout.trim();
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    throw new GitError(stderr.trim() || message);
  }
}

/** Writes the files of a tree, such as `v1:docs`, below `target`; throws `GitError`. */
export async function unpackTree(folder: string, tree: string, target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  const child = spawn('git', ['-C', folder, 'archive', '--format=tar', tree], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const end = new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve).on('error', reject);
  });
  await pipeline(child.stdout, extract({ cwd: target })).catch((error: Error) => {
    said ||= error.message;
  });
  if ((await end) !== 0 || said !== '') throw new GitError(said.trim() || 'git archive failed.');
}
