import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BundlerResult, keptBuild, keptRun } from '../../cli/4-bundle/kept-build.ts';
import { linkRun, packageUses } from '../../cli/4-bundle/link-run.ts';
import { packageImport } from '../../cli/4-bundle/package-imports.ts';
import { diskCache } from '../../cli/machine/cache.ts';
import { statesAtOnce } from '../../cli/machine/file-state.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { temporaryFolder } from '../support/folder.ts';

const workspace = temporaryFolder();

/** A site of one module, and a bundler that copies it. */
function site(name: string) {
  const root = join(workspace, name);
  const source = join(root, 'sheet.ts');
  const folder = join(root, 'cache');
  diskHost.write(source, '');
  let runs = 0;
  const run = async (): Promise<BundlerResult> => {
    runs += 1;
    const contents = diskHost.readText(source) ?? '';
    const inputs = { 'sheet.ts': { bytes: contents.length, imports: [] } };
    const files = ['server/sheet.js', 'server/sheet.js.map'].map((path) => ({ path, contents }));
    return { metafile: { inputs, outputs: {} }, warnings: [], files, further: [] };
  };
  const write = (text: string) => {
    writeFileSync(source, text);
    // A file written while the bundler runs is not trusted; this one was there before.
    const before = Date.now() / 1000 - 60;
    utimesSync(source, before, before);
  };
  write('paper');
  const options = () => ({
    cache: diskCache(folder),
    root,
    stamp: 'stamp',
    secrets: {},
    currentState: statesAtOnce(root),
    noteInputs: () => {},
    run,
  });
  const factsOf = ({ metafile }: BundlerResult) => ({ bytes: metafile.inputs['sheet.ts']?.bytes });
  return {
    write,
    source,
    runs: () => runs,
    whole: () => keptBuild(options()),
    facts: () => keptRun(options(), factsOf),
    /** Everything that the cache holds of files. */
    contents: join(folder, 'files'),
  };
}

const text = (contents: string | Uint8Array): string => Buffer.from(contents).toString();
const all = () => true;

test('facts of a run are found without its files, which are read when they are wanted', async () => {
  const { facts, runs, source } = site('facts');
  const first = await facts();
  const again = await facts();
  expect(again.facts).toEqual({ bytes: 5 });
  expect(again.facts).toEqual(first.facts);
  expect(again.read).toEqual([source]);
  const maps = await again.files((path) => path.endsWith('.map'));
  expect(maps.map(({ path, contents }) => [path, text(contents)])).toEqual([
    ['server/sheet.js.map', 'paper'],
  ]);
  expect((await first.files(all)).map(({ path }) => path)).toEqual([
    'server/sheet.js',
    'server/sheet.js.map',
  ]);
  expect(runs()).toBe(1);
});

test('an edit is another run, and the edit taken back is the first one', async () => {
  const { facts, runs, write } = site('edited');
  await facts();
  write('a sheet');
  const edited = await facts();
  expect(edited.facts).toEqual({ bytes: 7 });
  expect((await edited.files(all)).map(({ contents }) => text(contents))).toEqual(['a sheet', 'a sheet']);
  write('paper');
  expect((await facts()).facts).toEqual({ bytes: 5 });
  expect(runs()).toBe(2);
});

test.each([
  ['lost', (file: string) => rmSync(file)],
  ['damaged', (file: string) => writeFileSync(file, 'rock')],
])('files that the cache has %s are made again', async (name, damage) => {
  const { facts, runs, contents } = site(name);
  await facts();
  const later = await facts();
  for (const path of readdirSync(contents, { recursive: true, encoding: 'utf8' }))
    if (statSync(join(contents, path)).isFile()) damage(join(contents, path));
  expect((await later.files(all)).map((file) => text(file.contents))).toEqual(['paper', 'paper']);
  expect(runs()).toBe(2);
  expect((await (await facts()).files(all)).map((file) => text(file.contents))).toEqual(['paper', 'paper']);
  expect(runs()).toBe(2);
});

test('a whole run is found with all its files, or made again', async () => {
  const { whole, runs, contents } = site('whole');
  const first = await whole();
  const found = await whole();
  expect(runs()).toBe(1);
  expect(found.metafile).toEqual(first.metafile);
  expect(found.files.map((file) => text(file.contents))).toEqual(['paper', 'paper']);
  rmSync(contents, { recursive: true });
  expect((await whole()).files.map((file) => text(file.contents))).toEqual(['paper', 'paper']);
  expect(runs()).toBe(2);
});

test('imports of packages are found with a run, at the places where its scripts have them', async () => {
  const { whole, write, runs } = site('imports');
  const imports = (name: string) =>
    `import { ${name} } from "${packageImport('node_modules/lamp/index.js')}";`;
  const paths = new Set(['server/sheet.js']);
  const links = {
    stamp: '',
    before: [],
    calls: [],
    addressOf: (_: string, name: string) => ({ url: '/assets/packages.js', name }),
    later: String,
  };
  const linked = (run: BundlerResult) =>
    linkRun(run, [{ paths, uses: packageUses(run, paths), links }]).files.map((file) => text(file.contents));
  write(`"ä"; ${imports('Shade')} Shade();`);
  const first = await whole();
  const found = await whole();
  expect(runs()).toBe(1);
  expect(found.imports?.['server/sheet.js']).toHaveLength(1);
  expect(linked({ ...found, imports: undefined })[0]).toBe(
    'import{Shade as Shade}from"/assets/packages.js";"ä";  Shade();',
  );
  expect(linked(found)).toEqual(linked({ ...found, imports: undefined }));
  expect(linked(first)).toEqual(linked(found));
  write(`${imports('Bulb')} Bulb();`);
  expect(packageUses(await whole(), paths).names).toEqual({ 'node_modules/lamp/index.js': ['Bulb'] });
});
