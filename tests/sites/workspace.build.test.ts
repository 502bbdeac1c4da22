// A library in a workspace: TypeScript sources beside the site, without a build of their own.
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { DevUpdate } from '../../renderer/view/dev.ts';
import { serveDev, updates } from '../support/dev-site.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { runCli } from '../support/run-cli.ts';
import { brokenImports } from '../support/small-site.ts';
import { watchedCheck } from '../support/watched-check.ts';
import { layWorkspace } from '../support/workspace.ts';

const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

describe.each(['npm', 'pnpm'] as const)('in a workspace of %s', (layout) => {
  const root = temporaryFolder();
  const site = layWorkspace(root, layout);
  const out = join(site, 'out');
  const library = join(root, 'packages/kite-ui');
  const run = (command: string, ...options: string[]) =>
    runCli([command, '--root', site, '--quiet', ...options]);
  const page = (path: string) => String(readFolder(out).get(path));

  test('the reference comes from the sources, and demos are drawn with them', async () => {
    expect(await run('api')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await run('build', '--out', out, '--strict')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(page('reference/wind-gauge/index.html')).toContain('Speed at which the scale ends.');
    expect(page('index.html')).toMatch(/<div class="Kite_\w+_sail"[^>]*>Fly me</);
    expect(page('index.html')).toContain('class="kite-reel"');
    expect(brokenImports(readFolder(out))).toEqual([]);
    const styles = [...readFolder(out)].filter(([path]) => path.endsWith('.css')).map(([, css]) => css);
    expect(styles.join('')).toContain('.kite-reel');
  });

  test('an edit of the library is built, and its reference is out of date', async () => {
    edit(join(library, 'src/Kite.tsx'), '/** What is written on the sail. */', '/** Words on the sail. */');
    edit(join(library, 'src/WindGauge.tsx'), '{speed} km/h', '{speed} knots');
    const { code, stdout } = await run('build', '--out', out);
    expect(stdout).toContain('api/stale');
    expect(code).toBe(1);
    expect((await run('api')).code).toBe(0);
    expect((await run('build', '--out', out, '--strict')).code).toBe(0);
    expect(page('index.html')).toContain('24 knots');
  });

  test('a new version of the library is the documented one', async () => {
    edit(join(library, 'package.json'), '"version": "0.3.0"', '"version": "0.4.0"');
    writeFileSync(
      join(site, 'content/index.md'),
      '# Kite UI\n\n<p class="description">Kites.</p>\n\nThis is {version kite-ui}.\n\n{{"demo": "FirstKite.tsx"}}\n\n{{"demo": "Line.tsx"}}\n',
    );
    expect(await run('build', '--out', out, '--strict')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(page('index.html')).toContain('This is 0.4.0.');
  });
});

test('a library that is not built is a finding, until its package.json names its source', async () => {
  const root = temporaryFolder();
  const site = layWorkspace(root, 'pnpm');
  const run = (command: string) => runCli([command, '--root', site, '--quiet']);
  const manifest = join(root, 'packages/kite-ui/package.json');
  edit(manifest, '"./src/index.ts"', '{ "types": "./dist/index.d.ts", "default": "./dist/index.js" }');
  const unread = await run('api');
  expect(unread).toMatchObject({ code: 1, stdout: expect.stringContaining('error api/missing-entry') });
  expect(unread.stdout).toContain('{ "source": "./src/index.ts", … }');
  const unbuilt = await run('check');
  expect(unbuilt).toMatchObject({ code: 1, stdout: expect.stringContaining('error api/missing-entry') });
  rmSync(join(site, 'content'), { recursive: true });
  const { stdout: first } = await runCli(['new', 'site', '--root', site]);
  expect(first).toMatch(
    /kite-ui has no reference yet\. .*`\.\/dist\/index\.d\.ts`\. Build kite-ui, .*\n.*remove content\/.* new site again/,
  );
  rmSync(join(site, 'content'), { recursive: true });

  edit(manifest, '{ "types"', '{ "source": "./src/index.ts", "types"');
  const { stdout: second } = await runCli(['new', 'site', '--root', site]);
  expect(second).toContain('wrote content/api/: the reference of 3 components');
  const build = ['build', '--root', site, '--quiet', '--out', join(dirname(site), 'out')];
  expect(await runCli(build)).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('an edit of the library reaches the open page', async () => {
  const root = temporaryFolder();
  const docs = layWorkspace(root, 'npm');
  expect((await runCli(['api', '--root', docs, '--quiet'])).code).toBe(0);
  const site = await serveDev(docs, ['--no-cache']);
  onTestFinished(async () => {
    await site.stop();
  });
  const events = updates(site.origin, '/');
  await events.next();
  /** The first update with a change, and the files that the page then leads to. */
  const shown = async (isMeant: (update: DevUpdate) => boolean) => {
    for (;;) {
      const { value } = await events.next();
      if (value === undefined) throw new Error('The events have ended');
      if (isMeant(value)) return value;
    }
  };
  edit(join(root, 'packages/kite-ui/src/WindGauge.tsx'), '{speed} km/h', '{speed} knots');
  const { demos } = await shown((update) => update.demos !== null);
  expect(demos?.ids).toEqual(['FirstKite', 'Line']);
  const scripts = async (url: string): Promise<string> => {
    const code = await (await fetch(site.origin + url)).text();
    const imported = [...code.matchAll(/"(\/assets\/packages-[^"]+\.js)"/g)].map(([, path]) => path);
    return code + (await Promise.all(imported.map((path) => scripts(String(path))))).join('');
  };
  expect(await scripts(demos?.load ?? '')).toContain('knots');
  edit(join(root, 'packages/kite-ui/src/reel.css'), 'padding: 8px 16px;', 'padding: 9px 17px;');
  const { styles } = await shown((update) => update.styles.length > 0);
  const css = await Promise.all(styles.map(async (url: string) => (await fetch(site.origin + url)).text()));
  expect(css.join('')).toContain('9px 17px');
});

test('check --watch reports what an edit of the library breaks', async () => {
  const root = temporaryFolder();
  const site = layWorkspace(root, 'pnpm');
  expect((await runCli(['api', '--root', site, '--quiet'])).code).toBe(0);
  const { child, told } = watchedCheck(site);
  onTestFinished(() => void child.kill('SIGKILL'));
  const gauge = join(root, 'packages/kite-ui/src/WindGauge.tsx');
  expect(await told(() => {})).toEqual(['no problems']);
  const stale = await told(() => edit(gauge, 'speed: number', 'speed: string'));
  expect(stale[0]).toContain('error api/stale');
  const again = await told(() => edit(gauge, 'speed: string', 'speed: number'));
  expect(again.at(-1)).toBe('no problems');
});

test('check --watch follows the settings of the compiler above the site, and those of a package that they extend', async () => {
  const root = temporaryFolder();
  const site = layWorkspace(root, 'pnpm');
  const settings = join(root, 'tsconfig.json');
  const shared = join(root, 'packages/settings/strict.json');
  mkdirSync(dirname(shared));
  writeFileSync(shared, '{ "compilerOptions": { "types": [] } }');
  symlinkSync(dirname(shared), join(root, 'node_modules/kite-settings'), 'junction');
  edit(settings, '{', '{ "extends": "kite-settings/strict.json",');
  expect((await runCli(['api', '--root', site, '--quiet'])).code).toBe(0);
  const { child, told } = watchedCheck(site);
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await told(() => {})).toEqual(['no problems']);
  const wrong = await told(() => edit(settings, '"types": ["react", "react-dom"]', '"types": ["wind"]'));
  expect(wrong[0]).toMatch(/^error demo\/type-error .*'wind'/);
  const inherited = await told(() => edit(settings, '"types": ["wind"],', ''));
  expect(inherited.at(-1)).toBe('no problems');
  const strict = await told(() => edit(shared, '"types": []', '"types": ["rain"]'));
  expect(strict[0]).toMatch(/^error demo\/type-error .*'rain'/);
});

test('an edit of the library is seen in the types of demos and fences', async () => {
  const root = temporaryFolder();
  const site = layWorkspace(root, 'pnpm');
  writeFileSync(
    join(site, 'tsconfig.json'),
    '{ "extends": "../tsconfig.json", "compilerOptions": { "types": ["react"] } }',
  );
  const page = join(site, 'content/index.md');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\n\`\`\`tsx\n<WindGauge speed={24} />\n\`\`\`\n`);
  const run = (command: string) => runCli([command, '--root', site, '--quiet']);
  expect((await run('api')).code).toBe(0);
  expect(await run('check')).toEqual({ code: 0, stdout: '', stderr: '' });
  edit(join(root, 'packages/kite-ui/src/WindGauge.tsx'), 'speed: number', 'speed: string');
  expect((await run('api')).code).toBe(0);
  const { stdout } = await run('check');
  expect(stdout).toMatch(/error demo\/type-error .*'string'.*\n {2}content\/Line\.tsx/);
  expect(stdout).toMatch(/code\/type-error .*'string'.*\n {2}content\/index\.md/);
});

test('the first site of a library is built as it is written', async () => {
  const root = temporaryFolder();
  const site = layWorkspace(root, 'pnpm');
  rmSync(join(site, 'content'), { recursive: true });
  const { code, stdout } = await runCli(['new', 'site', '--root', site]);
  expect({ code, last: stdout.split('\n').at(-3) }).toEqual({
    code: 0,
    last: 'wrote content/api/: the reference of 3 components',
  });
  const out = join(site, 'out');
  expect(await runCli(['build', '--root', site, '--out', out, '--strict', '--quiet'])).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
  const files = readFolder(out);
  expect(files.get('index.html')).toMatch(/<div class="Kite_\w+_sail"[^>]*>Kite</);
  expect([...files.keys()]).toContain('reference/wind-gauge/index.html');
});
