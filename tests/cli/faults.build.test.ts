// Faults of the machine: the earlier site stays whole, the message is clear, and the next build is right.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { layeredSite } from '../support/layered-site.ts';
import { repository, runCli } from '../support/run-cli.ts';

const workspace = temporaryFolder();
const root = layeredSite(join(workspace, 'site'));
const out = join(workspace, 'out');
const cache = join(root, 'node_modules/.cache/docs-build');
const guide = join(root, 'content/guide/guide.md');
const args = ['build', '--root', root, '--out', out, '--quiet'];
const page = (text: string) =>
  `# Guide\n\n<p class="description">Fold.</p>\n\n${text}\n\n{{"demo": "Fold.tsx"}}\n`;
const right = { code: 0, stdout: '', stderr: '' };

let first: ReturnType<typeof readFolder>;

beforeAll(async () => {
  writeFileSync(guide, page('First.'));
  writeFileSync(join(root, 'content/guide/Fold.tsx'), 'export default () => <p>Folded</p>;\n');
  expect(await runCli(args)).toEqual(right);
  first = readFolder(out);
});

/** What a build leaves beside its site. */
const leftovers = () => readdirSync(workspace).filter((name) => name.startsWith('.'));

const filesBelow = (folder: string): string[] =>
  [...readFolder(folder).keys()].map((file) => join(folder, file));

test.skipIf(!existsSync('/bin/sh'))('a disk that takes no more', async () => {
  writeFileSync(guide, page('Too much.'));
  // Of each file the system takes 20 kB.
  const limited = 'ulimit -f 40 && exec "$0" "$@"';
  const command = [process.execPath, join(repository, 'cli/bin.mjs'), ...args, '--no-cache'];
  const child = spawn('/bin/sh', ['-c', limited, ...command], {
    env: { PATH: process.env.PATH, NO_COLOR: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(2);
  expect(stderr).toMatch(/cannot be used: .* \(EFBIG\)\. Nothing of the site has changed\.\n$/);
  expect(stderr).not.toMatch(/\n\s+at |this is a bug/);
  expect(readFolder(out)).toEqual(first);
  writeFileSync(guide, page('First.'));
  expect(await runCli(args)).toEqual(right);
  expect(readFolder(out)).toEqual(first);
  expect(leftovers()).toEqual([]);
});

test('two builds at once', async () => {
  writeFileSync(guide, page('Together.'));
  expect(await Promise.all([runCli(args), runCli([...args, '--no-cache'])])).toEqual([right, right]);
  const together = readFolder(out);
  expect(together.get('guide/index.html')).toContain('Together.');
  expect(await runCli(args)).toEqual(right);
  expect(readFolder(out)).toEqual(together);
  expect(leftovers()).toEqual([]);
  writeFileSync(guide, page('First.'));
});

test('caches that are cut off, exchanged or full of something else', async () => {
  expect(await runCli(args)).toEqual(right);
  const whole = join(workspace, 'cache');
  cpSync(cache, whole, { recursive: true });
  const damages: readonly ((file: string, index: number) => void)[] = [
    (file, index) => truncateSync(file, index % 40),
    (file) => writeFileSync(file, 'null'),
    (file) => writeFileSync(file, Buffer.from([0xff, 0, 0xfe])),
    (file, index) => index % 2 === 0 && rmSync(file),
  ];
  for (const damage of damages) {
    for (const [index, file] of filesBelow(cache).entries()) damage(file, index);
    expect(await runCli(args)).toEqual(right);
    expect(readFolder(out)).toEqual(first);
    rmSync(cache, { recursive: true });
    cpSync(whole, cache, { recursive: true });
  }
});

test('a clock that goes back', async () => {
  const later = Date.now() / 1000 + 400 * 24 * 3600;
  for (const file of [...filesBelow(cache), ...filesBelow(join(root, 'content')), ...filesBelow(out)])
    utimesSync(file, later, later);
  expect(await runCli(args)).toEqual(right);
  expect(readFolder(out)).toEqual(first);
  // An edit made before what it follows is seen all the same.
  writeFileSync(guide, page('Second.'));
  utimesSync(guide, 1, 1);
  expect(await runCli(args)).toEqual(right);
  expect(readFolder(out).get('guide/index.html')).toContain('Second.');
});
