import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Comparison } from '../../cli/model/comparison.ts';
import { comparisonSchema } from '../../cli/schemas/comparison-schema.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { expectGolden } from '../support/golden.ts';
import { type CliRun, runCli } from '../support/run-cli.ts';
import { comparedSite, compareSite, libraryFolder } from './compared-site.ts';

const expected = join(import.meta.dirname, 'expected');
const root = comparedSite(join(temporaryFolder(), 'site'));
const next = ['kite-ui', 'kite-ui-pro'].map((name) => `${name}@${libraryFolder(2, name)}`).join(',');
const out = join(root, '../diff');

let before: ReadonlyMap<string, string>;
let run: CliRun;
let comparison: Comparison;

const own = () =>
  new Map([...readFolder(root)].filter(([path]) => !/^(?:cache|node_modules\/\.)/.test(path)));

/** Hashes of local packages depend on their files alone; golden files leave them out all the same. */
const read = (path: string): string => readFileSync(join(out, path), 'utf8').replaceAll(/\+[0-9a-f]{8}/g, '');

beforeAll(async () => {
  await runCli(['api', '--root', root]);
  before = own();
  run = await compareSite(root, ['--with', next, '--out', out, '--fail-on', 'breaking']);
  expect(run.stderr).not.toMatch(/bug/);
  comparison = JSON.parse(readFileSync(join(out, 'diff.json'), 'utf8'));
});

test.each(['diff.json', 'summary.md', 'index.html'])('%s is what two versions of a library give', (path) => {
  expectGolden(join(expected, path), read(path));
});

test('the data follow their schema', () => {
  expect(comparisonSchema.parse(comparison)).toEqual(comparison);
});

test('breaking changes fail, the summary is short, and nothing of the site has changed', () => {
  expect(run.code).toBe(1);
  expect(run.stdout.split('\n').length).toBeLessThanOrEqual(61);
  expect(own()).toEqual(before);
});

test('every kind of change of an entry is found', () => {
  const kinds = new Set(comparison.reference.map(({ change }) => change));
  expect([...kinds].sort()).toEqual(
    ['added', 'default', 'deprecated', 'import', 'plan', 'removed', 'renamed', 'required', 'type'].sort(),
  );
});

test('each demo has the gravest thing that became of it', () => {
  const found = comparison.demos.map(({ name, status }) => [name, status]);
  expect(Object.fromEntries(found)).toEqual({
    FlyingKite: 'changed',
    OldKite: 'types',
    LongTail: 'changed',
    BowTail: 'build',
    WornSpool: 'draw',
  });
  expect(comparison.counts.demos.unchanged).toBe(2);
  expect(comparison.safe).toEqual(['/kite/wind']);
});

test('a page is affected by its demos, the names in its text, and its code blocks', () => {
  const page = comparison.pages.find(({ pathname }) => pathname === '/kite/kites');
  expect(page).toMatchObject({
    demos: ['guide/FlyingKite', 'guide/OldKite'],
    entries: ['Kite.hue: type', 'Kite.hue: default'],
    fences: [expect.stringContaining('\'"grey"\' is not assignable')],
  });
});

test('every link of the report leads to a file', () => {
  for (const [path, text] of readFolder(out))
    for (const [, href = ''] of text.matchAll(/(?:href|src)="(?!https:)([^"#]*)/g))
      if (path.endsWith('.html') && !path.startsWith('pictures/') && href !== '')
        expect([path, href, existsSync(join(out, path, '..', href))]).toEqual([path, href, true]);
});

test('a second run installs and draws nothing, and gives the same bytes', async () => {
  const log = join(root, '../npm.log');
  const again = join(root, '../again');
  const { code } = await compareSite(root, ['--with', next, '--out', again], { NPM_STAND_IN_LOG: log });
  expect(code).toBe(0);
  expect(existsSync(log)).toBe(false);
  expect(readFolder(again)).toEqual(readFolder(out));
});

test('an equal version changes nothing', async () => {
  const same = `kite-ui@${libraryFolder(1, 'kite-ui')}`;
  const { code } = await compareSite(root, ['--with', same, '--out', out, '--fail-on', 'any']);
  expect(code).toBe(0);
});

test.each([
  ['a version that does not exist', 'kite-ui@99', {}, /No version matches kite-ui@99/],
  ['no network', 'kite-ui@2', { NPM_STAND_IN_FAULT: 'offline' }, /registry cannot be reached/],
  ['a registry that lies', 'kite-ui@2', { NPM_STAND_IN_FAULT: 'torn' }, /another file than it announces/],
  ['a package that the site lacks', 'kite-iu@2', {}, /Did you mean kite-ui\?/],
  ['no version', 'kite-ui', {}, /names no version/],
  ['a folder that does not exist', 'kite-ui@./nothing', {}, /does not exist/],
])('%s gets a message, and leaves the report as it was', async (_, requested, environment, message) => {
  const files = readFolder(out);
  const { code, stderr } = await compareSite(root, ['--with', requested, '--out', out], environment);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/\n +at /);
  expect(readFolder(out)).toEqual(files);
  expect(readdirSync(join(root, 'cache/versions')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('peers that do not fit are told, and scripts of packages never run', async () => {
  const log = join(root, '../peers.log');
  const { stderr } = await compareSite(root, ['--with', next, '--out', out, '--no-cache'], {
    NPM_STAND_IN_FAULT: 'peers',
    NPM_STAND_IN_LOG: log,
  });
  expect(stderr).toMatch('kite-ui@2.0.0 wants react ^19.0.0, and react@18.3.1 is installed.');
  for (const line of readFileSync(log, 'utf8').trim().split('\n'))
    expect(line).toMatch(/^install .*--ignore-scripts/);
});
