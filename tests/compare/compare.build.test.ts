import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Comparison } from '../../cli/model/comparison.ts';
import { comparisonSchema } from '../../cli/schemas/comparison-schema.ts';
import { digestSchema } from '../../cli/schemas/digest-schema.ts';
import { escapeXml } from '../../cli/site/escape-xml.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { expectGolden } from '../support/golden.ts';
import { type CliRun, runCli } from '../support/run-cli.ts';
import { comparedSite, compareSite, libraryFolder } from './compared-site.ts';

const expected = join(import.meta.dirname, 'expected');
const root = comparedSite(join(temporaryFolder(), 'site'));
const next = ['kite-ui', 'kite-ui-pro'].map((name) => `${name}@${libraryFolder(2, name)}`).join(',');
const out = join(root, '../diff');
const proved = join(root, '../proved');
const codemod = `${JSON.stringify(process.execPath)} ${JSON.stringify(join(import.meta.dirname, '../sites/compared/codemod.mjs'))}`;

let before: ReadonlyMap<string, string>;
let run: CliRun;
let withCodemod: CliRun;
let comparison: Comparison;

const own = () =>
  new Map([...readFolder(root)].filter(([path]) => !/^(?:cache|node_modules\/\.)/.test(path)));

const written = [codemod, JSON.stringify(codemod).slice(1, -1), escapeXml(codemod)];

/**
 * A file of the report with a codemod. Hashes of local packages depend on their files alone; golden files leave them
 * out all the same, and the paths in the command.
 */
const read = (path: string): string =>
  written.reduce(
    (text, command) => text.replaceAll(command, 'node codemod.mjs'),
    readFileSync(join(proved, path), 'utf8').replaceAll(/\+[0-9a-f]{8}/g, ''),
  );

beforeAll(async () => {
  await runCli(['api', '--root', root]);
  before = own();
  run = await compareSite(root, ['--with', next, '--out', out, '--fail-on', 'breaking']);
  expect(run.stderr).not.toMatch(/bug/);
  comparison = JSON.parse(readFileSync(join(out, 'diff.json'), 'utf8'));
  withCodemod = await compareSite(root, ['--with', next, '--out', proved, '--codemod', codemod]);
});

test.each(['diff.json', 'digest.json', 'summary.md', 'index.html'])(
  '%s is what two versions of a library give',
  (path) => {
    expectGolden(join(expected, path), read(path));
  },
);

test('the data follow their schema', () => {
  expect(comparisonSchema.parse(comparison)).toEqual(comparison);
  const digest: unknown = JSON.parse(read('digest.json'));
  expect(digestSchema.parse(digest)).toEqual(digest);
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
    WarningFlag: 'styled',
    RisingKite: 'spoken',
    FlightTable: 'spoken',
    GustDrawing: 'markup',
  });
  expect(comparison.counts.demos.unchanged).toBe(2);
  expect(comparison.safe).toEqual(['/kite/looks', '/kite/wind']);
});

test('faults of accessibility that are new are told, once for all demos', () => {
  expect(comparison.accessibility).toEqual([
    expect.objectContaining({ rule: 'button-name', before: 0, after: 1, demos: 1 }),
  ]);
  expect(comparison.demos.find(({ name }) => name === 'RisingKite')?.accessibility).toHaveLength(1);
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

test('a third run makes nothing that draws, and its trace says so', async () => {
  const trace = join(root, '../trace.json');
  await compareSite(root, ['--with', next, '--out', join(root, '../again'), '--trace', trace]);
  const {
    traceEvents,
  }: { readonly traceEvents: readonly { readonly cat?: string; readonly name: string }[] } = JSON.parse(
    readFileSync(trace, 'utf8'),
  );
  const made = (category: string) => traceEvents.flatMap(({ cat, name }) => (cat === category ? [name] : []));
  expect(made('stage')).toContain('after');
  expect(made('draw')).toEqual([]);
  expect(made('check')).toEqual([]);
});

test('a codemod is proved: demos that it brings over whole, in part, not, and those that it breaks', () => {
  const { code, stderr, stdout } = withCodemod;
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('bug')]);
  const found: Comparison = JSON.parse(readFileSync(join(proved, 'diff.json'), 'utf8'));
  expect(found.codemod?.files).toBe(3);
  expect(
    found.codemod?.demos.map(({ name, verdict, before: old, after }) => [name, verdict, old, after]),
  ).toEqual([
    ['BowTail', 'whole', 'build', 'console'],
    ['LongTail', 'worse', 'changed', 'draw'],
    ['OldKite', 'part', 'types', 'types'],
    ['WornSpool', 'not', 'draw', 'draw'],
  ]);
  expect(stdout).toMatch(/### Codemod\n\n.*1 brought over whole, 1 brought over in part, 1 not/);
  expect({ ...found, codemod: null }).toEqual(comparison);
  expect(own()).toEqual(before);
});

test('a codemod that fails, or has no version to bring code to, gets a message', async () => {
  const failing = await compareSite(root, ['--with', next, '--out', out, '--codemod', `${codemod} --torn`]);
  expect([failing.code, failing.stderr]).toEqual([
    2,
    expect.stringMatching(/--codemod .* failed: it ended with 1: .*the codemod is torn/s),
  ]);
  const without = await compareSite(root, ['--against', 'HEAD', '--out', out, '--codemod', codemod]);
  expect([without.code, without.stderr]).toEqual([2, expect.stringContaining('--codemod needs --with')]);
});

test('an equal version changes nothing', async () => {
  const same = `kite-ui@${libraryFolder(1, 'kite-ui')}`;
  const { code } = await compareSite(root, ['--with', same, '--out', out, '--fail-on', 'any']);
  expect(code).toBe(0);
});

/** Commits the site as it is. */
const commit = (message: string): string => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  if (!existsSync(join(root, '.git'))) {
    git('init', '-q');
    writeFileSync(join(root, '.gitignore'), 'node_modules\ncache\nbin\n');
  }
  git('add', '.');
  git('commit', '-qm', message);
  return git('rev-parse', 'HEAD').trim();
};

test('a commit of the site is compared with the working tree, with the same packages', async () => {
  const first = commit('First');
  const demo = join(root, 'content/guide/FlyingKite.tsx');
  const text = readFileSync(demo, 'utf8');
  writeFileSync(demo, text.replace('Red kite', 'A red kite'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  const against = join(root, '../against');
  const { code, stderr } = await compareSite(root, [
    '--against',
    first,
    '--out',
    against,
    '--fail-on',
    'any',
  ]);
  writeFileSync(demo, text);
  rmSync(join(root, 'package-lock.json'));
  expect(code).toBe(1);
  const found: Comparison = JSON.parse(readFileSync(join(against, 'diff.json'), 'utf8'));
  expect(found.demos.map(({ name, status, picture }) => [name, status, picture])).toEqual([
    [
      'FlyingKite',
      'changed',
      [{ sense: 'shown', where: 'Kite-label', what: 'text: “Red kite” → “A red kite”', count: 1 }],
    ],
  ]);
  expect(found.pages.map(({ pathname }) => pathname)).toEqual(['/kite/kites']);
  expect(found.reference).toEqual([]);
  expect(stderr).toMatch('package-lock.json differs at');
});

test('a commit that is not there gets a message', async () => {
  const { code, stderr } = await compareSite(root, ['--against', 'nowhere', '--out', out]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('no commit has this name here')]);
  const neither = await compareSite(root, ['--out', out]);
  expect([neither.code, neither.stderr]).toEqual([2, expect.stringContaining('either --with')]);
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

test('a demo that does not come to an end in one version is told, and costs no other demo its picture', async () => {
  const folder = comparedSite(join(temporaryFolder(), 'looping'));
  const config = join(folder, 'content/site.yaml');
  writeFileSync(config, readFileSync(config, 'utf8').replace('timeLimit: 20', 'timeLimit: 3'));
  const library = join(folder, '../kite-ui');
  cpSync(libraryFolder(1, 'kite-ui'), library, { recursive: true });
  const code = readFileSync(join(library, 'index.js'), 'utf8');
  writeFileSync(
    join(library, 'index.js'),
    code.replace('function Spool({ turns }) {', '$& while (turns < 0) turns -= 1;'),
  );
  const report = join(folder, '../looping-diff');
  const { code: exit, stderr } = await compareSite(folder, ['--with', `kite-ui@${library}`, '--out', report]);
  expect([exit, stderr]).toEqual([0, expect.not.stringContaining('bug')]);
  const found: Comparison = JSON.parse(readFileSync(join(report, 'diff.json'), 'utf8'));
  expect(found.demos.map(({ name, status, draw }) => [name, status, draw])).toEqual([
    ['WornSpool', 'draw', [expect.stringContaining('does not come to an end (limit: 3 s)')]],
  ]);
});

test('a module of a package that cannot be bundled fails the demos that reach it, and no others', async () => {
  const folder = comparedSite(join(temporaryFolder(), 'torn'));
  const library = join(folder, '../kite-ui');
  cpSync(libraryFolder(1, 'kite-ui'), library, { recursive: true });
  // Not through the package's own module, which all demos import.
  const main = join(library, 'index.js');
  const code = readFileSync(main, 'utf8');
  writeFileSync(main, code.replace("export { bow } from './bow/index.js';", "export const bow = 'bow';"));
  appendFileSync(join(library, 'bow/index.js'), "export { knot } from '../index.js';\n");
  const report = join(folder, '../torn-diff');
  const { code: exit, stderr } = await compareSite(folder, ['--with', `kite-ui@${library}`, '--out', report]);
  expect([exit, stderr]).toEqual([0, expect.not.stringContaining('bug')]);
  const found: Comparison = JSON.parse(readFileSync(join(report, 'diff.json'), 'utf8'));
  expect(found.demos.map(({ name, status, build }) => [name, status, build])).toEqual([
    [
      'BowTail',
      'build',
      [expect.stringMatching(/^No matching export .* "knot" in .*kite-ui\/bow\/index\.js/)],
    ],
  ]);
});

test('peers that do not fit are told, and scripts of packages never run', async () => {
  const log = join(root, '../peers.log');
  const { stderr } = await compareSite(root, ['--with', next, '--out', out, '--no-cache'], {
    NPM_STAND_IN_FAULT: 'peers',
    NPM_STAND_IN_LOG: log,
  });
  expect(stderr).toMatch('kite-ui@2.0.0 wants react ^19.0.0, and react@18.3.1 is installed.');
  for (const line of readFileSync(log, 'utf8').trim().split('\n'))
    expect(line).toMatch(/^install (?=.*--ignore-scripts).*--prefer-dedupe/);
});
