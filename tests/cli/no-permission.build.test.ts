// What a user may not write or read: the message is clear, the earlier site stays whole, and nothing is left behind.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { layeredSite } from '../support/layered-site.ts';
import { repository, runCli } from '../support/run-cli.ts';

// To root, no folder is read-only.
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const workspace = temporaryFolder();
const root = join(workspace, 'site');
const out = join(workspace, 'out');
const home = join(workspace, 'home');
const guide = join(root, 'content/guide/guide.md');
const page = (text: string) =>
  `# Guide\n\n<p class="description">Fold.</p>\n\n${text}\n\n{{"demo": "Fold.tsx"}}\n`;
const right = { code: 0, stdout: '', stderr: '' };

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Gives the user all that lies in the workspace, with or without the right to write there. */
const chmodBelow = (path: string, mode: string) => execFileSync('chmod', ['-R', mode, path]);
const handOver = () => {
  if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, workspace]);
};

const run = (...args: readonly string[]) =>
  runCli([...args, '--root', root, '--quiet'], { HOME: home, TMPDIR: home }, workspace, user);
const build = (...args: readonly string[]) => run('build', '--out', out, ...args);

const fault = (path: string) => ({
  code: 2,
  stdout: '',
  stderr: `${path} cannot be used: access is denied (EACCES). Nothing of the site has changed.\n`,
});

/** All that lies in the workspace, but for the site in `out` and what is kept between builds. */
const paths = () =>
  [...readFolder(workspace).keys()].filter((path) => !/^out\/|node_modules\/\.cache\//.test(path));

describe.skipIf(process.platform === 'win32')('what a user may not touch', () => {
  const whole = join(temporaryFolder(), 'whole');
  let before: ReturnType<typeof readFolder>;

  beforeAll(async () => {
    // docs-build prepares its own code once, in its own folder.
    expect((await runCli(['--version'])).code).toBe(0);
    layeredSite(root);
    mkdirSync(home);
    write(guide, page('First.'));
    write(join(root, 'content/guide/Fold.tsx'), 'export default () => <p>Folded</p>;\n');
    handOver();
    expect(await build()).toEqual(right);
    before = readFolder(out);
    cpSync(workspace, whole, { recursive: true });
  });

  beforeEach(() => {
    chmodBelow(workspace, 'u+rwX');
    for (const name of readdirSync(workspace)) rmSync(join(workspace, name), { recursive: true });
    cpSync(whole, workspace, { recursive: true });
    write(guide, page('Second.'));
    handOver();
  });

  test('the parent of the output', async () => {
    const locked = join(workspace, 'locked');
    cpSync(out, join(locked, 'out'), { recursive: true });
    handOver();
    chmodSync(locked, 0o555);
    const files = paths();
    expect(await build('--out', join(locked, 'out'))).toEqual({
      code: 2,
      stdout: '',
      stderr: `--out ${join(locked, 'out')}: no folder can be made in ${locked} (EACCES). Choose another folder.\n`,
    });
    expect(readFolder(join(locked, 'out'))).toEqual(before);
    expect(paths()).toEqual(files);
  });

  test.each(['.', 'guide'])('the output of an earlier build: %s', async (folder) => {
    const locked = join(out, folder);
    chmodSync(locked, 0o555);
    const files = paths();
    expect(await build()).toEqual({
      code: 2,
      stdout: '',
      stderr: `--out ${out} cannot be replaced: no file can be removed from ${locked}. Choose another folder.\n`,
    });
    expect(readFolder(out)).toEqual(before);
    expect(paths()).toEqual(files);
  });

  test('the cache: it is read, and the site is built all the same', async () => {
    const cache = join(root, 'node_modules/.cache/docs-build');
    chmodBelow(cache, 'a-w');
    const kept = readFolder(cache);
    const files = paths();
    expect(await build('--cache-dir', cache)).toEqual(right);
    expect(readFolder(out).get('guide/index.html')).toContain('Second.');
    expect(await run('check')).toEqual(right);
    expect(readFolder(cache)).toEqual(kept);
    expect(paths()).toEqual(files);
    expect(readdirSync(workspace)).toEqual(['home', 'out', 'site']);
  });

  test('a folder in which a cache is to be made', async () => {
    const locked = join(workspace, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o555);
    expect(await build('--cache-dir', join(locked, 'cache'))).toEqual(right);
    expect(readdirSync(locked)).toEqual([]);
  });

  test('the content, for a check that fixes', async () => {
    const fixable = page('```TSX\n<Fold />\n```');
    write(join(root, 'content/pages.yaml'), 'pages:\n  - pathname: /guide\n  - pathname: /also\n');
    write(join(root, 'content/also/also.md'), fixable.replace('{{"demo": "Fold.tsx"}}', ''));
    write(guide, fixable);
    handOver();
    chmodSync(dirname(guide), 0o555);
    const content = readFolder(join(root, 'content'));
    expect(await run('check', '--fix')).toEqual(fault(guide));
    expect(readFolder(join(root, 'content'))).toEqual(content);
    chmodSync(dirname(guide), 0o755);
    expect((await run('check', '--fix')).stderr).toBe(
      'fixed code/language-case content/also/also.md:5:4 TSX → tsx\n' +
        'fixed code/language-case content/guide/guide.md:5:4 TSX → tsx\n',
    );
  });

  test('the reference, for docs-build api', async () => {
    cpSync(join(import.meta.dirname, '../sites/broken/api-stale'), root, { recursive: true });
    handOver();
    const content = () => readFolder(join(root, 'content'));
    const stale = content();
    const file = join(root, 'content/api/paper/interfaces/print-options.json');
    chmodSync(dirname(file), 0o555);
    expect(await run('api')).toEqual(fault(file));
    expect(content()).toEqual(stale);

    chmodSync(dirname(file), 0o755);
    rmSync(join(root, 'content/api'), { recursive: true });
    const none = content();
    chmodSync(join(root, 'content'), 0o555);
    expect(await run('api')).toEqual(fault(file));
    expect(content()).toEqual(none);

    chmodSync(join(root, 'content'), 0o755);
    expect(await run('api')).toEqual(right);
    expect(await run('check', '--rule', 'api')).toEqual(right);
  });

  test.each(['guide.md', 'Fold.tsx', '.'])('a file or folder of the content: %s', async (name) => {
    const file = join(root, 'content/guide', name);
    chmodSync(file, 0o000);
    const { code, stdout, stderr } = await build();
    expect({ code, stdout, stderr }).toEqual(fault(file));
    expect((await run('check')).stderr).toEqual(stderr);
    chmodSync(file, 0o755);
    expect(readFolder(out)).toEqual(before);
  });

  test('the folder of docs-build itself', () => {
    const tool = join(workspace, 'tool');
    for (const path of ['cli', 'renderer', 'package.json', 'package-lock.json'])
      cpSync(join(repository, path), join(tool, path), { recursive: true });
    const modules = join(tool, 'node_modules');
    mkdirSync(modules);
    handOver();
    chmodSync(modules, 0o555);
    const { status, stderr } = spawnSync(process.execPath, [join(tool, 'cli/bin.mjs')], {
      ...user,
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^docs-build cannot prepare its own code: EACCES: permission denied, mkdir '.*'\. Run it once as a user who may write there\.\n$/,
    );
    expect(readdirSync(modules)).toEqual([]);
  });
});
