import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failure } from '../../cli/commands/failure.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { layeredSite } from '../support/layered-site.ts';
import { runCli } from '../support/run-cli.ts';

const workspace = temporaryFolder();
const good = layeredSite(join(workspace, 'good'));
const doubtful = layeredSite(join(workspace, 'doubtful'), 'page-title-mismatch');
const bad = layeredSite(join(workspace, 'bad'), 'link-unknown-page');

const build = (root: string, ...args: readonly string[]) =>
  runCli(['build', '--root', root, '--out', join(root, 'out'), ...args]);

const colour = '\u001B[';

describe('a site without findings', () => {
  test('is written; each stage has a line, and the last one sums up', async () => {
    const { code, stdout, stderr } = await build(good);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    const lines = stderr
      .replaceAll(/\d+\.\d\d s/g, 'N s')
      .replace(/[\d.]+ k?B/, 'N B')
      .split('\n');
    expect(lines).toEqual([
      ...['load', 'compile', 'check', 'bundle', 'render', 'emit'].map((stage) => `${stage} N s`),
      expect.stringMatching(
        /^1 pages, 0 demos, \d+ files, N B in N s \(load N s, .*emit N s\); no problems$/,
      ),
      '',
    ]);
    expect(existsSync(join(good, 'out/guide/index.html'))).toBe(true);
  });

  test('needs no command: build is the default', async () => {
    const out = join(good, 'default');
    expect(await runCli(['--root', good, '--out', out, '--quiet'])).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
    expect(readFolder(out)).toEqual(readFolder(join(good, 'out')));
  });

  test('is only read by check, its cache aside', async () => {
    const files = () => [...readFolder(good)].filter(([file]) => !file.startsWith('node_modules/.cache/'));
    const before = files();
    expect(await runCli(['check', '--root', good, '--quiet'])).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(files()).toEqual(before);
  });
});

test('the severities of a site hold for its loading, too', async () => {
  const root = layeredSite(join(workspace, 'without-node'), 'page-no-node');
  const config = join(root, 'content/site.yaml');
  const report = async () => JSON.parse((await runCli(['check', '--root', root, '--format', 'json'])).stdout);
  expect(await report()).toMatchObject([{ code: 'page/no-node', severity: 'error' }]);
  writeFileSync(config, `${readFileSync(config, 'utf8')}severity: { page/no-node: warning }\n`);
  expect(await report()).toMatchObject([{ code: 'page/no-node', severity: 'warning' }]);
  expect(await runCli(['check', '--root', root, '--quiet'])).toMatchObject({ code: 0 });
});

test('a command that does not exist is named, with the nearest one', async () => {
  expect(await runCli(['bild'])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining("unknown command 'bild'; did you mean 'build'?"),
  });
});

test('a warning is an error only with --strict', async () => {
  const lenient = await build(doubtful);
  expect(lenient.code).toBe(0);
  expect(lenient.stdout).toMatch(/^warning page\/title-mismatch /);
  expect(lenient.stderr).toMatch(/; 1 warning\n$/);
  const strict = await build(doubtful, '--strict');
  expect(strict.code).toBe(1);
  expect(strict.stdout).toMatch(/^error page\/title-mismatch /);
  expect(strict.stderr).toMatch(/; 1 error; .*out is unchanged\n$/);
});

const place = { file: 'content/guide/guide.md', line: 5, column: 1, end: { line: 5, column: 17 } };
const message = 'No page has the path /guides.';
const help = 'Did you mean /guide/?';

describe('formats', () => {
  test('json is one array of diagnostics, empty without any', async () => {
    const { code, stdout, stderr } = await build(bad, '--format', 'json', '--quiet');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    const finding = { code: 'link/unknown-page', severity: 'error', message, place, help, related: [] };
    expect(JSON.parse(stdout)).toEqual([finding]);
    expect((await build(good, '--format', 'json', '--quiet')).stdout).toBe('[]\n');
  });

  test('json stays one document when demos, templates and set-ups print', async () => {
    const loud = layeredSite(join(workspace, 'loud'));
    const guide = join(loud, 'content/guide');
    writeFileSync(
      join(guide, 'guide.md'),
      '# Guide\n\n<p class="description">Begin.</p>\n\n{{"demo": "Fold.tsx"}}\n',
    );
    writeFileSync(
      join(guide, 'Fold.tsx'),
      [
        // A demo has no `process` of its own; functions from outside its world lead to that of Node.js.
        "URL.constructor('return process')().stdout.write('raw output of a module');",
        "export default function Fold() {\n  console.log('a line');\n  return <p>Folded</p>;\n}\n",
      ].join('\n'),
    );
    const templates = join(loud, 'templates/index.ts');
    writeFileSync(templates, `console.log('a template');\n${readFileSync(templates, 'utf8')}`);
    const { stdout, stderr } = await build(loud, '--format', 'json', '--quiet');
    expect(JSON.parse(stdout)).toMatchObject([
      { code: 'demo/console-output', message: 'Fold writes to the console: a line' },
    ]);
    expect(stderr).toContain('a template');
  });

  test('github is a workflow command a finding', async () => {
    const { stdout } = await build(bad, '--format', 'github');
    expect(stdout).toBe(
      `::error file=${place.file},line=5,col=1,endLine=5,endColumn=17,title=link/unknown-page::${message}%0A${help}\n`,
    );
  });

  test('pretty has colours only where they are wanted', async () => {
    const args = ['check', '--root', bad];
    const coloured = await runCli(args, { NO_COLOR: undefined, FORCE_COLOR: '1' });
    expect(coloured.stdout).toContain(colour);
    const plain = await runCli(args, { NO_COLOR: '1', FORCE_COLOR: '1' });
    expect(plain.stdout + plain.stderr).not.toContain(colour);
    expect(plain.stdout).toMatch(/^error link\/unknown-page .*\n {2}content\/guide\/guide\.md:5:1\n/);
  });
});

describe('what cannot run ends with 2, a reason, and nothing written', () => {
  const foreign = join(workspace, 'foreign');
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'thesis.txt'), 'irreplaceable');
  const nowhere = join(workspace, 'nowhere');
  const dangling = join(workspace, 'dangling');
  symlinkSync(nowhere, dangling);

  test.each<[string, readonly string[], RegExp]>([
    ['an unknown option', ['build', '--root', good, '--sctrict'], /unknown option '--sctrict'.*\n.*--strict/],
    ['an unknown command', ['bild'], /too many arguments|unknown command/],
    ['an unknown format', ['build', '--format', 'xml'], /pretty, json, github/],
    ['no workers', ['build', '--workers', '0'], /whole number from 1/],
    ['a missing root', ['build', '--root', nowhere], /nowhere.*(does not exist|no folder)/s],
    ['--out that is the site', ['build', '--root', good, '--out', good], /holds the site itself/],
    ['--out that holds the site', ['build', '--root', good, '--out', workspace], /holds the site itself/],
    ['--out with files of others', ['build', '--root', good, '--out', foreign], /was not made by docs-build/],
    ['--out where no folder can be', ['build', '--root', good, '--out', '/proc/x'], /no folder can be made/],
    ['--out that is a file', ['build', '--root', good, '--out', join(foreign, 'thesis.txt')], /is a file/],
    ['--out that is a dangling link', ['build', '--root', good, '--out', dangling], /does not exist/],
    ['a port out of range', ['serve', '--port', '70000'], /port from 0 to 65535/],
    ['nothing to serve', ['serve', nowhere], /is not a folder with a site/],
  ])('%s', async (_name, args, reason) => {
    const before = readFolder(workspace);
    const { code, stdout, stderr } = await runCli(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(reason);
    expect(stderr).not.toMatch(/this is a bug|\n\s+at /);
    expect(readFolder(workspace)).toEqual(before);
  });
});

test.each(['--help', '--version'])('%s is not a failure', async (option) => {
  const { code, stdout } = await runCli([option]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/\S/);
});

test('a link as --out stays, and the site is written where it leads', async () => {
  const [target, link] = [join(workspace, 'target'), join(workspace, 'link')];
  mkdirSync(target);
  symlinkSync(target, link);
  expect(await runCli(['build', '--root', good, '--out', link, '--quiet'])).toMatchObject({ code: 0 });
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFolder(target)).toEqual(readFolder(join(good, 'out')));
});

// A device that is always full, where there is one.
test.skipIf(!existsSync('/dev/full'))('a full disk is said without a stack', () => {
  let thrown: unknown;
  try {
    writeFileSync('/dev/full', 'paper');
  } catch (error) {
    thrown = error;
  }
  expect(failure(thrown)).toMatch(
    /no space is left on the disk \(ENOSPC\)\. Nothing of the site has changed\.\n$/,
  );
});
