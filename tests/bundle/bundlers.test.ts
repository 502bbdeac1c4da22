import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BundlerResult, textOf } from '../../cli/4-bundle/esbuild/bundler-result.ts';
import { createBundlers } from '../../cli/4-bundle/esbuild/bundlers.ts';
import { packageImport } from '../../cli/4-bundle/esbuild/package-imports.ts';
import { linkRun, packageUses } from '../../cli/4-bundle/packages/link-run.ts';
import { createGraph } from '../../cli/derive/graph.ts';
import { diskCache } from '../../cli/machine/cache.ts';
import { diskHost } from '../../cli/machine/host.ts';
import type { Site } from '../../cli/model/site.ts';
import { temporaryFolder } from '../support/folder.ts';

const workspace = temporaryFolder();

/** A site of one module, and a bundler that copies it; `during` is called while the bundler runs. */
function sheets(name: string, during: () => void = () => {}) {
  const root = join(workspace, name);
  const source = join(root, 'sheet.ts');
  const cache = diskCache(join(root, 'cache'));
  const site = {
    root,
    config: { plugins: null, demos: { environment: { TEST_KEY: '' } } },
  } as unknown as Site;
  const because: (string | null)[] = [];
  const run = async (): Promise<BundlerResult> => {
    const contents = `${diskHost.readText(source)} ${process.env.TEST_KEY}`;
    during();
    const inputs = { 'sheet.ts': { bytes: contents.length, imports: [] } };
    const files = ['server/sheet.js', 'server/sheet.js.map'].map((path) => ({ path, contents }));
    return { metafile: { inputs, outputs: {} }, warnings: [], files, further: [] };
  };
  const write = (text: string) => {
    diskHost.write(source, text);
    // A file written while the bundler runs is not trusted; this one was there before.
    const before = Date.now() / 1000 - 60;
    utimesSync(source, before, before);
  };
  write('paper');
  return {
    write,
    source,
    cache: join(root, 'cache'),
    /** The result of another process. */
    result: async () => {
      const onMade = (made: { readonly because: string | null }) => void because.push(made.because);
      const graph = createGraph({ root, host: diskHost, cache, version: '', onMade });
      return await createBundlers(site, new Map(), graph).keep('sheets', {}, run);
    },
    /** Why the bundler has run since the last call. */
    because: () => because.splice(0),
  };
}

const texts = ({ files }: BundlerResult) => files.map(textOf);

test('the result of a run is kept until a file that it read has changed', async () => {
  const { write, result, because } = sheets('edited');
  const first = await result();
  const again = await result();
  expect(because()).toEqual([null]);
  expect(again.metafile).toEqual(first.metafile);
  expect(texts(again)).toEqual(texts(first));
  write('a sheet');
  expect(texts(await result())[0]).toContain('a sheet');
  expect(because()).toEqual(['bytes sheet.ts']);
});

test('a file that is written while the bundler runs is read again by the next build', async () => {
  const source = join(workspace, 'meanwhile/sheet.ts');
  const { result } = sheets('meanwhile', () => writeFileSync(source, 'stone'));
  expect(texts(await result())[0]).toContain('paper');
  expect(texts(await result())[0]).toContain('stone');
});

test('no value of a secret is on disk', async () => {
  process.env.TEST_KEY = 'key-of-a-customer';
  const { result, cache, because } = sheets('secret');
  await result();
  const entries = readdirSync(join(cache, 'bundle')).map((name) => readFileSync(join(cache, 'bundle', name)));
  expect(entries).toHaveLength(1);
  expect(entries.filter((entry) => entry.includes('key-of-a-customer'))).toEqual([]);
  expect(texts(await result())).toEqual(Array(2).fill('paper key-of-a-customer'));
  expect(because()).toEqual([null]);
  delete process.env.TEST_KEY;
});

test('imports of packages are found with a run, at the places where its scripts have them', async () => {
  const { result, write } = sheets('imports');
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
    texts(linkRun(run, [{ paths, uses: packageUses(run, paths), links }]));
  write(`"ä"; ${imports('Shade')} Shade(); //`);
  const first = await result();
  const found = await result();
  expect(found.imports?.['server/sheet.js']).toHaveLength(1);
  expect(linked({ ...found, imports: undefined })[0]).toMatch(
    /^import\{Shade as Shade\}from"\/assets\/packages\.js";"ä"; {2}Shade\(\);/,
  );
  expect(linked(found)).toEqual(linked({ ...found, imports: undefined }));
  expect(linked(first)).toEqual(linked(found));
  write(`${imports('Bulb')} Bulb(); //`);
  expect(packageUses(await result(), paths).names).toEqual({ 'node_modules/lamp/index.js': ['Bulb'] });
});
