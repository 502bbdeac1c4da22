import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { expectGolden } from '../support/golden.ts';
import { type CliRun, repository, runCli } from '../support/run-cli.ts';

const root = join(import.meta.dirname, 'lantern');
const expected = join(import.meta.dirname, 'expected/lantern');
const workspace = temporaryFolder();
const year = 365 * 24 * 60 * 60 * 1000;

const withoutHashes = (text: string): string =>
  text.replaceAll(/-(?:[A-Z\d]{8}|[\da-f]{8})(?=\.(?:css|js|svg)\b)/g, '-HASH');

/** Builds the site in the repository; its cache is in the workspace, because the site has no node_modules. */
function build(
  out: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
  cwd = repository,
): Promise<CliRun> {
  const site = ['build', '--root', root, '--out', join(workspace, out), '--strict'];
  return runCli([...site, ...args], { TMPDIR: workspace, ...environment }, cwd);
}

let files: ReadonlyMap<string, string>;
const page = (path: string): string => Buffer.from(files.get(path) ?? '', 'latin1').toString('utf8');

beforeAll(async () => {
  const { code, stdout } = await build('first', ['--no-cache', '--workers', '1']);
  expect(stdout).toBe('');
  expect(code).toBe(0);
  files = readFolder(join(workspace, 'first'));
});

test('the set of files', () => {
  expectGolden(join(expected, 'files.txt'), `${[...files.keys()].map(withoutHashes).sort().join('\n')}\n`);
});

test.each([
  'lantern/react-lamp/index.html',
  'de/index.html',
  '404.html',
  '_headers',
  '_redirects',
  'sitemap.xml',
  'index.md',
  'de/index.md',
  'lantern/react-lamp/index.md',
  'lantern/react-dimmer/index.md',
  'lantern/reference/index.html',
  'lantern/reference/lamp/index.html',
  'lantern/reference/lamp/index.md',
  'lantern/reference/lamp-props/index.md',
  'llms.txt',
])('%s', (path) => expectGolden(join(expected, path), withoutHashes(page(path))));

test('a CSS module has the same class names in the picture, the style sheet and the script', () => {
  const html = page('lantern/react-lamp/index.html');
  const styles = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)">/g)].map(([, href = '']) =>
    page(href),
  );
  const classes = new Set(html.match(/LampShelf_[\w-]+/g));
  expect([...classes].map((name) => name.replace(/_[\da-f]{6}_/, '_'))).toEqual([
    'LampShelf_shelf',
    'LampShelf_lamp-on',
  ]);
  const scripts = [...files.keys()].filter((path) => path.endsWith('.js')).map(page);
  for (const name of classes) {
    expect(styles.join('')).toContain(`.${name}`);
    expect(scripts.join('')).toContain(`"${name}"`);
  }
});

test('every address in the pages leads to a file', () => {
  const addresses = [...files.keys()]
    .filter((path) => path.endsWith('.html'))
    .flatMap((path) =>
      [...page(path).matchAll(/\b(?:href|src)="(\/[^"#?]*)/g)].map(([, address = '']) => address),
    );
  expect(addresses.length).toBeGreaterThan(50);
  const paths = addresses.map((address) => `${address.slice(1)}${address.endsWith('/') ? 'index.html' : ''}`);
  expect([...new Set(paths)].filter((path) => !files.has(path))).toEqual([]);
});

test('nothing of another library is in it', () => {
  for (const text of files.values()) expect(text).not.toMatch(/@mui|emotion/i);
});

describe('the same bytes', () => {
  const same = async (...[out, ...more]: Parameters<typeof build>) => {
    expect(await build(out, ...more)).toMatchObject({ code: 0 });
    const built = readFolder(join(workspace, out));
    expect([...built.keys()]).toEqual([...files.keys()]);
    expect([...built].filter(([path, text]) => files.get(path) !== text).map(([path]) => path)).toEqual([]);
  };

  test('with another number of workers and an empty cache, then with a full one, over the site before', async () => {
    await same('second', ['--workers', '3']);
    await same('second');
  });

  test('a year later, in another zone and language, called from another folder', () =>
    same(
      'later',
      ['--no-cache', '--workers', '2'],
      {
        NODE_OPTIONS: `--import ${join(repository, 'tests/support/shift-clock.mjs')}`,
        CLOCK_SHIFT: String(year),
        TZ: 'America/St_Johns',
        LANG: 'fr_FR.UTF-8',
        LC_ALL: 'fr_FR.UTF-8',
      },
      workspace,
    ));
});
