import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { layeredSite } from '../support/layered-site.ts';
import { runCli } from '../support/run-cli.ts';

const workspace = temporaryFolder();
const root = layeredSite(join(workspace, 'site'));
// In the site, which must not seem to have changed for it.
const cache = join(root, 'cache');
const out = join(workspace, 'out');

const write = (path: string, text: string): void => {
  const file = join(root, 'content', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const page = (title: string, ...demos: readonly string[]): string =>
  [
    `# ${title}`,
    '<p class="description">All about paper.</p>',
    ...demos.map((name) => `{{"demo": "${name}.tsx"}}`),
  ].join('\n\n');

/** Uses random numbers when the module loads and when it renders: both must be the same in any company. */
const demo = (name: string): string =>
  [
    `import { sheets } from '../shared/sheets';`,
    `const lot = Math.random();`,
    `export default () => <p>${name} {sheets} {lot} {Math.random()}</p>;`,
    '',
  ].join('\n');

async function build(...more: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const run = await runCli([
    'build',
    '--root',
    root,
    '--out',
    out,
    '--cache-dir',
    cache,
    '--strict',
    ...more,
  ]);
  expect(run).toMatchObject({ code: 0, stdout: '' });
  return readFolder(out);
}

const cold = (): Promise<ReadonlyMap<string, string>> => build('--no-cache', '--workers', '1');

const entries = (kind: string): string[] =>
  existsSync(join(cache, kind)) ? readdirSync(join(cache, kind)).sort() : [];

/** Number of entries of a kind that a build adds. */
async function added(kind: string, run: () => Promise<unknown>): Promise<number> {
  const before = new Set(entries(kind));
  await run();
  return entries(kind).filter((name) => !before.has(name)).length;
}

beforeAll(async () => {
  const nodes = ['Guide', 'Fold', 'Cut'].map(
    (title) => `  - pathname: /${title.toLowerCase()}\n    title: ${title}\n`,
  );
  write('pages.yaml', `pages:\n${nodes.join('')}`);
  write('shared/sheets.ts', 'export const sheets = [Math.random(), Math.random()].join();\n');
  write('fold/fold.md', page('Fold', 'Once', 'Twice'));
  write('cut/cut.md', page('Cut', 'Across'));
  for (const name of ['fold/Once', 'fold/Twice', 'cut/Across']) write(`${name}.tsx`, demo(name));
  await build();
});

/** The cache without what is remembered of whole builds and their output, which is written again. */
const parts = (): ReadonlyMap<string, string> =>
  new Map([...readFolder(cache)].filter(([path]) => !/^(?:run|outputs|size|file-hashes)\b/.test(path)));

test('an unchanged site is made of what is kept: nothing is compiled, bundled or drawn', async () => {
  const before = parts();
  const first = readFolder(out);
  rmSync(out, { recursive: true });
  expect(await build()).toEqual(first);
  expect(parts()).toEqual(before);
});

test('another demo draws its page alone, and the site is that of a build without a cache', async () => {
  write('cut/Along.tsx', demo('Along'));
  write('cut/cut.md', page('Cut', 'Across', 'Along'));
  expect(await added('pictures', build)).toBe(1);
  const kept = readFolder(out);
  expect(await cold()).toEqual(kept);
});

test('an edited demo draws its page alone; edited prose draws nothing', async () => {
  appendFileSync(join(root, 'content/fold/Once.tsx'), 'export const size = 4;\n');
  expect(await added('pictures', build)).toBe(1);
  appendFileSync(join(root, 'content/fold/fold.md'), '\n\nMore words.\n');
  expect(await added('pictures', build)).toBe(0);
  const kept = readFolder(out);
  expect(await cold()).toEqual(kept);
});

test('an edited demo is bundled with its page alone: what pages share keeps its name', async () => {
  const shared = () =>
    [...readFolder(out).keys()].filter((path) => /^assets\/(?:shared|packages|mount|demo-tools)-/.test(path));
  const before = shared();
  expect(before).toHaveLength(3);
  appendFileSync(join(root, 'content/fold/Once.tsx'), 'export const weight = 80;\n');
  // One for its picture, one for its page.
  const bundles = () => [...parts()].filter(([path]) => path.startsWith('bundle/'));
  const known = new Map(bundles());
  await build();
  expect(bundles().filter(([path, contents]) => known.get(path) !== contents)).toHaveLength(2);
  expect(shared()).toEqual(before);
});

test('an edited module that all demos import draws all of them', async () => {
  appendFileSync(join(root, 'content/shared/sheets.ts'), 'export const kinds = 2;\n');
  expect(await added('pictures', build)).toBe(2);
  const kept = readFolder(out);
  expect(await cold()).toEqual(kept);
});

test('a demo that cannot be bundled leaves no process and no folder behind', async () => {
  const file = join(root, 'content/fold/Once.tsx');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, 'export default (');
  // Comes to an end when no process has its pipes any more.
  const run = await runCli(['build', '--root', root, '--out', out, '--cache-dir', cache]);
  expect(run.code).toBe(1);
  expect(run.stdout).toContain('demo/build-failed');
  // Nor what a bundler writes that is cut off.
  expect(run.stderr).not.toContain('goroutine');
  expect(readdirSync(cache).filter((name) => name.startsWith('server-'))).toEqual([]);
  writeFileSync(file, text);
});

describe('after random edits', () => {
  /** The sequences edit the same site, one after the other. */
  let turns = 0;

  /** Edits of each kind of file. */
  const edits: readonly ((turn: number) => void)[] = [
    (turn) => appendFileSync(join(root, 'content/fold/fold.md'), `\n\nWords ${turn}.\n`),
    (turn) => appendFileSync(join(root, 'content/fold/Twice.tsx'), `export const turn${turn} = ${turn};\n`),
    (turn) => write('shared/sheets.ts', `export const sheets = ${turn};\n`),
    (turn) => {
      write('cut/Along.tsx', demo(`Along ${turn}`));
      write('cut/cut.md', page(`Cut ${turn}`, 'Across', 'Along'));
    },
    () => {
      write('cut/cut.md', page('Cut', 'Across'));
      rmSync(join(root, 'content/cut/Along.tsx'), { force: true });
    },
    (turn) => write('public/note.txt', `${turn}`),
    (turn) => {
      const texts = JSON.parse(readFileSync(join(root, 'content/translations/fr.json'), 'utf8'));
      write('translations/fr.json', JSON.stringify({ ...texts, 'code.tabs': `Variantes ${turn}` }));
    },
  ];

  test.each(
    fc.sample(fc.array(fc.nat(edits.length - 1), { minLength: 3, maxLength: 4 }), { seed: 45, numRuns: 3 }),
  )('the site is that of a build without a cache', async (...chosen) => {
    for (const edit of chosen) {
      turns += 1;
      edits[edit]?.(turns);
      await build();
    }
    const kept = readFolder(out);
    expect(await cold()).toEqual(kept);
  });
});

test('damaged and missing entries are made again', async () => {
  const whole = await build();
  const files = [...readFolder(cache).keys()];
  expect(files.length).toBeGreaterThan(20);
  files.forEach((file, index) => {
    const path = join(cache, file);
    if (index % 3 === 0) rmSync(path);
    else if (index % 3 === 1) truncateSync(path, 5);
    else writeFileSync(path, 'null');
  });
  rmSync(out, { recursive: true });
  expect(await build()).toEqual(whole);
});

test('two builds at once share a cache', async () => {
  rmSync(cache, { recursive: true });
  const other = join(workspace, 'other');
  const second = ['build', '--root', root, '--out', other, '--cache-dir', cache];
  const [first, run] = await Promise.all([build(), runCli(second)]);
  expect(run.code).toBe(0);
  expect(readFolder(other)).toEqual(first);
});

test('files that are as before are not written again', async () => {
  const inode = (path: string) => statSync(join(out, path)).ino;
  await build();
  const before = [inode('fold/index.html'), inode('404.html')];
  appendFileSync(join(root, 'content/cut/cut.md'), '\n\nMore words.\n');
  const cut = inode('cut/index.html');
  await build();
  expect([inode('fold/index.html'), inode('404.html')]).toEqual(before);
  expect(inode('cut/index.html')).not.toBe(cut);
  // Changed by somebody else in the meantime.
  const page = join(out, 'fold/index.html');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace('paper', 'stone'));
  await build();
  expect(readFileSync(page, 'utf8')).toBe(text);
});

test('four machines draw a share each; the build that has all of them draws nothing', async () => {
  const whole = await cold();
  rmSync(cache, { recursive: true });
  const drawn: number[] = [];
  for (const part of [1, 2, 3, 4]) {
    const before = entries('pictures').length;
    const warm = ['warm', '--shard', `${part}/4`, '--root', root, '--cache-dir', cache, '--strict'];
    expect(await runCli(warm)).toMatchObject({ code: 0, stdout: '' });
    drawn.push(entries('pictures').length - before);
  }
  expect(drawn.filter((count) => count > 0).length).toBeGreaterThan(1);
  expect(await added('pictures', build)).toBe(0);
  expect(readFolder(out)).toEqual(whole);
});

describe('a build after which nothing has changed', () => {
  const dependency = join(root, 'node_modules/paper-sizes');
  /** Whether a build finds that there is nothing to do. */
  const isKept = async (): Promise<boolean> => {
    const run = await runCli(['build', '--root', root, '--out', out, '--cache-dir', cache]);
    expect(run.code).toBe(0);
    return run.stderr.includes('unchanged since the last time');
  };

  beforeAll(async () => {
    mkdirSync(dependency, { recursive: true });
    writeFileSync(join(root, 'package.json'), '{"dependencies":{"paper-sizes":"1"}}');
    writeFileSync(
      join(dependency, 'package.json'),
      '{"name":"paper-sizes","version":"1.0.0","main":"index.js"}',
    );
    writeFileSync(join(dependency, 'index.js'), 'export const sizes = 4;\n');
    write('fold/Sizes.tsx', "import { sizes } from 'paper-sizes';\nexport default () => <p>{sizes}</p>;\n");
    write('fold/fold.md', page('Fold', 'Once', 'Twice', 'Sizes'));
    await isKept();
  });

  test('is found whole', async () => {
    const before = statSync(join(out, '404.html')).ctimeMs;
    expect(await isKept()).toBe(true);
    expect(await isKept()).toBe(true);
    expect(statSync(join(out, '404.html')).ctimeMs).toBe(before);
  });

  test.each<[string, () => void]>([
    ['a page', () => appendFileSync(join(root, 'content/fold/fold.md'), '\nWords.\n')],
    ['a public file in a hidden folder', () => write('public/.well-known/contact.txt', 'Post box')],
    ['an installed package', () => writeFileSync(join(dependency, 'index.js'), 'export const sizes = 5;\n')],
  ])('is made again after a change of %s', async (_, change) => {
    const before = readFolder(out);
    change();
    expect(await isKept()).toBe(false);
    expect(readFolder(out)).not.toEqual(before);
    expect(await isKept()).toBe(true);
  });

  test.each<[string, () => void]>([
    ['a file of it has changed', () => appendFileSync(join(out, 'fold/index.html'), ' ')],
    ['a file of it is missing', () => rmSync(join(out, 'fold/index.html'))],
    ['it holds a file of somebody else', () => writeFileSync(join(out, 'stray.txt'), '')],
    ['it is gone', () => rmSync(out, { recursive: true })],
  ])('puts the output right when %s', async (_, change) => {
    const before = readFolder(out);
    change();
    expect(await isKept()).toBe(false);
    expect(readFolder(out)).toEqual(before);
  });
});
