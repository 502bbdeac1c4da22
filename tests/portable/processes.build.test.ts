// Runs on every system that the workflows have.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { link } from '../../cli/machine/link.ts';
import { npm } from '../../cli/machine/npm.ts';
import { asLeader, codeOfSignal, endGroup, endProcess, isRunning } from '../../cli/machine/processes.ts';
import { temporaryFolder } from '../support/folder.ts';

/** Starts a child of its own, prints its id, and waits. */
const parent = `
const { spawn } = require('node:child_process');
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
process.stdout.write(String(child.pid));
setInterval(() => {}, 1000);
`;

test('what a leader has started ends with it', async () => {
  const leader = spawn(process.execPath, ['-e', parent], {
    ...asLeader,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) => {
    leader.stdout?.once('data', (text: Buffer) => resolve(Number(text)));
  });
  expect(isRunning(pid)).toBe(true);
  endGroup(leader.pid ?? 0);
  await expect.poll(() => isRunning(pid)).toBe(false);
  await expect.poll(() => isRunning(leader.pid ?? 0)).toBe(false);
});

test('a process ends although it ignores what asks it to', async () => {
  const deaf =
    "process.on('SIGTERM', () => {}); process.on('SIGINT', () => {}); process.stdout.write('on'); setInterval(() => {}, 1000);";
  const child = spawn(process.execPath, ['-e', deaf], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  endProcess(child);
  await expect.poll(() => isRunning(child.pid ?? 0)).toBe(false);
});

test('a shell shows the same exit codes', () => {
  expect([codeOfSignal('SIGHUP'), codeOfSignal('SIGINT'), codeOfSignal('SIGTERM')]).toEqual([129, 130, 143]);
});

test('a link leads to a file or a folder, and replaces one that is there', () => {
  const folder = temporaryFolder();
  const at = (path: string) => join(folder, path);
  for (const name of ['one', 'two']) {
    mkdirSync(at(name));
    writeFileSync(at(`${name}/sheet.txt`), name);
    link(at(name), at('folder'));
    link(at(`${name}/sheet.txt`), at('file.txt'));
    expect(readFileSync(at('folder/sheet.txt'), 'utf8')).toBe(name);
    expect(readFileSync(at('file.txt'), 'utf8')).toBe(name);
  }
  expect(readFileSync(at('one/sheet.txt'), 'utf8')).toBe('one');
});

/** A folder with a command `npm` that prints its arguments. */
function echoingNpm(): string {
  const folder = temporaryFolder();
  const script = join(folder, 'echo.mjs');
  writeFileSync(script, 'console.log(JSON.stringify(process.argv.slice(2)));');
  writeFileSync(join(folder, 'npm.cmd'), `@"${process.execPath}" "${script}" %*\r\n`);
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`);
  chmodSync(join(folder, 'npm'), 0o755);
  return folder;
}

async function withPath<Value>(path: string, use: () => Promise<Value>): Promise<Value> {
  const before = process.env.PATH;
  process.env.PATH = path;
  try {
    return await use();
  } finally {
    process.env.PATH = before;
  }
}

test('npm gets its arguments as they are', async () => {
  const args = ['kite-ui@^7.1.0', '%PATH%', 'a b', 'a"b', '$HOME', 'a&b'];
  const folder = echoingNpm();
  const path = `${folder}${delimiter}${process.env.PATH}`;
  expect(await withPath(path, () => npm('view', args, folder))).toEqual([
    'view',
    '--json',
    '--ignore-scripts',
    ...args,
  ]);
});

test('a missing npm is named', async () => {
  const folder = temporaryFolder();
  await expect(withPath(folder, () => npm('view', ['kite-ui'], folder))).rejects.toThrow(
    'npm is not installed.',
  );
});
