import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { marker } from '../../cli/site/output-marker.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { layeredSite } from '../support/layered-site.ts';
import { repository, runCli, startCli } from '../support/run-cli.ts';

const workspace = temporaryFolder();
const root = layeredSite(join(workspace, 'site'));
const out = join(workspace, 'out');
const args = ['build', '--root', root, '--out', out, '--workers', '2'];

type Folder = ReadonlyMap<string, string>;

const earlier: Folder = new Map([
  [marker, ''],
  ['index.html', 'An earlier site'],
]);
let whole: Folder;

function writeFolder(folder: string, files: Folder): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [path, text] of files) writeFileSync(join(folder, path), text);
}

/** Enough demos and files that no stage ends before a signal arrives. */
function enlarge(): void {
  const names = ['Fold', 'Cut', 'Tear'];
  const page = [
    '# Guide',
    '<p class="description">How to begin.</p>',
    ...names.map((name) => `{{"demo": "${name}.tsx"}}`),
  ];
  writeFileSync(join(root, 'content/guide/guide.md'), page.join('\n\n'));
  for (const name of names) {
    writeFileSync(join(root, `content/guide/${name}.tsx`), `export default () => <p>${name}</p>;\n`);
  }
  mkdirSync(join(root, 'content/public'));
  for (let sheet = 0; sheet < 1000; sheet += 1)
    writeFileSync(join(root, `content/public/${sheet}.txt`), 'paper');
}

beforeAll(async () => {
  enlarge();
  expect(await runCli(args)).toMatchObject({ code: 0 });
  whole = readFolder(out);
});

beforeEach(() => writeFolder(out, earlier));

/** What builds leave beside the site and among the intermediate files. */
const leftovers = (): string[] => [
  ...readdirSync(workspace).filter((name) => name.startsWith('.')),
  ...readdirSync(join(root, 'node_modules/.cache/docs-build')).filter((name) => name.startsWith('server-')),
];

/** Sends a signal to a build once it has reported a stage, or has begun; resolves when it and its workers are gone. */
function kill(signal: NodeJS.Signals, stage: string | null): Promise<{ readonly code: number | null }> {
  const build = startCli([...args, '--no-cache']);
  build.stdout.resume();
  build.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (stage !== null && text.includes(`${stage} `)) build.kill(signal);
  });
  if (stage === null) build.once('spawn', () => build.kill(signal));
  // The workers have the same pipes, so this comes after the last of them has ended.
  return new Promise((resolve) => build.once('close', (code) => resolve({ code })));
}

async function failToBuild(): Promise<void> {
  const broken = layeredSite(join(workspace, 'broken'), 'link-unknown-page');
  expect(await runCli(['build', '--root', broken, '--out', out])).toMatchObject({ code: 1 });
}

const moments: readonly [NodeJS.Signals, string | null][] = [
  ['SIGKILL', null],
  ['SIGKILL', 'load'],
  ['SIGKILL', 'check'],
  ['SIGKILL', 'bundle'],
  ['SIGTERM', 'bundle'],
  ['SIGINT', 'bundle'],
];

/** `KILLS=100 npx vitest run tests/cli/kill.build.test.ts` takes more moments than a run of all tests has time for. */
const randomKills = Array.from({ length: Number(process.env.KILLS ?? 6) }, (_, index) => {
  const signal = (['SIGINT', 'SIGTERM', 'SIGKILL'] as const)[index % 3] ?? 'SIGKILL';
  return [signal, Math.round(Math.random() * 2500)] as const;
});

describe('a build that is killed', () => {
  test.each(moments)('by %s after %s leaves the earlier site', async (signal, stage) => {
    const { code } = await kill(signal, stage);
    expect(code).toBe(signal === 'SIGKILL' ? null : 128 + constants.signals[signal]);
    expect(readFolder(out)).toEqual(earlier);
  });

  test.each<[NodeJS.Signals, string]>([
    ['SIGKILL', 'render'],
    ['SIGKILL', 'emit'],
    ['SIGTERM', 'emit'],
  ])('by %s after %s, when it writes, leaves the earlier site or the new one', async (signal, stage) => {
    await kill(signal, stage);
    if (!existsSync(out)) await failToBuild();
    const left = readFolder(out);
    expect(left).toEqual(left.size === earlier.size ? earlier : whole);
  });

  test.each(randomKills)(
    'by %s after %i ms leaves the earlier site or the new one; one that it hears ends it within a second',
    async (signal, delay) => {
      const build = startCli([...args, '--no-cache']);
      build.stdout.resume();
      build.stderr.resume();
      const closed = new Promise<number | null>((resolve) => build.once('close', resolve));
      await setTimeout(delay);
      const start = performance.now();
      build.kill(signal);
      const code = await closed;
      // After the other one, its processes find out by themselves that they are alone.
      if (signal !== 'SIGKILL') expect(performance.now() - start).toBeLessThan(1000);
      // Before the command has begun, the signal itself ends it.
      expect([null, 0, 128 + constants.signals[signal]]).toContain(code);
      // Nobody can clear up after this one but the next build.
      if (signal === 'SIGKILL') await failToBuild();
      const left = readFolder(out);
      expect(left).toEqual(left.size === earlier.size ? earlier : whole);
      expect(readdirSync(workspace).filter((name) => name.startsWith('.'))).toEqual([]);
    },
  );

  test('has its remains cleared away by the next build', async () => {
    await kill('SIGKILL', 'bundle');
    expect(leftovers()).not.toEqual([]);
    expect(await runCli(args)).toMatchObject({ code: 0 });
    expect(readFolder(out)).toEqual(whole);
    expect(leftovers()).toEqual([]);
  });
});

// No signal hits these moments reliably, so the test creates their leftovers.
describe('a build that was killed', () => {
  const previous = join(workspace, '.out.previous-999999999');
  const building = join(workspace, '.out.building-999999999');

  test('between the two renames: a build that fails brings the earlier site back', async () => {
    renameSync(out, previous);
    writeFolder(building, new Map([[marker, '']]));
    await failToBuild();
    expect(readFolder(out)).toEqual(earlier);
    expect(leftovers()).toEqual([]);
  });

  test('between the two renames: a build that succeeds replaces it', async () => {
    renameSync(out, previous);
    writeFolder(building, new Map([[marker, '']]));
    expect(await runCli(args)).toMatchObject({ code: 0 });
    expect(readFolder(out)).toEqual(whole);
    expect(leftovers()).toEqual([]);
  });

  test('after them: the site it has put in place stays', async () => {
    writeFolder(previous, new Map([['index.html', 'A still earlier site']]));
    await failToBuild();
    expect(readFolder(out)).toEqual(earlier);
    expect(leftovers()).toEqual([]);
  });
});

describe('a command that never looks up', () => {
  const stuck = layeredSite(join(workspace, 'stuck'));
  writeFileSync(join(stuck, 'templates/index.ts'), "process.stderr.write('now it hangs');\nfor (;;);\n");

  test.each<[string, NodeJS.Signals, number]>([
    ['build', 'SIGINT', 130],
    ['build', 'SIGTERM', 143],
    ['check', 'SIGINT', 130],
    ['warm', 'SIGTERM', 143],
  ])('%s ends by %s', async (command, signal, expected) => {
    const place = command === 'build' ? ['--out', out] : [];
    const shard = command === 'warm' ? ['--shard', '1/1'] : [];
    const child = startCli([command, '--root', stuck, ...place, ...shard]);
    child.stdout.resume();
    let start = 0;
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (!text.includes('now it hangs')) return;
      start = performance.now();
      child.kill(signal);
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code).toBe(expected);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(readFolder(out)).toEqual(earlier);
  });

  test.each<[string, readonly string[], NodeJS.Signals, number]>([
    ['api', ['--root', join(repository, 'tests/sites/lantern'), '--quiet'], 'SIGTERM', 143],
    ['serve', [out, '--port', '0'], 'SIGINT', 130],
  ])('%s ends at any time', async (command, options, signal, expected) => {
    const child = startCli([command, ...options]);
    child.stdout.resume();
    child.stderr.resume();
    // A process that has not come to its own handler yet ends by the signal. A shell says the same of both.
    const closed = new Promise((resolve) =>
      child.once('close', (code) => resolve(code ?? 128 + constants.signals[signal])),
    );
    await setTimeout(1500);
    const start = performance.now();
    child.kill(signal);
    expect(await closed).toBe(expected);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
