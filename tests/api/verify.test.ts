import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { apiKey } from '../../cli/extract/api-key.ts';
import { verifyApi } from '../../cli/extract/verify-api.ts';
import { type Cache, diskCache } from '../../cli/machine/cache.ts';
import { diskHost, type Host, memoryHost } from '../../cli/machine/host.ts';
import type { ApiInterface } from '../../cli/model/api-interface.ts';
import type { ApiReference, Unresolved } from '../../cli/model/reference.ts';
import type { Site } from '../../cli/model/site.ts';
import { apiFiles } from '../../cli/reference/files.ts';
import { temporaryFolder } from '../support/folder.ts';
import { keeperOf } from '../support/keeper.ts';

const extractReference = vi.fn();

const entry = (slug: string): ApiInterface => ({
  kind: 'interface',
  name: slug,
  slug,
  product: 'paper',
  pathname: `/reference/${slug}`,
  packages: [{ name: 'paper-kit' }],
  imports: [],
  demos: [],
  extends: [],
  groups: [],
});

const reference = (...slugs: string[]): ApiReference => ({
  components: [],
  interfaces: slugs.map(entry),
  events: [],
  selectors: [],
  lists: [],
  exports: [],
});

const verify = (host: Host, site: Site, options: { readonly cache: Cache; readonly trust: boolean }) =>
  verifyApi(host, site, { keeper: keeperOf(options.cache), trust: options.trust, extractReference });

const root = temporaryFolder();

const emptyCache = (): Cache => diskCache(temporaryFolder());

/** A site with one installed package; `version` is the version of the package and of its documentation. */
function site(version: string) {
  const files = new Map<string, string | Uint8Array>(
    Object.entries({
      'content/site.yaml': `
name: Paper Kit
defaultProduct: paper
products:
  - id: paper
    name: Paper
    packages: [{ name: paper-kit, version: ${version} }]
    api: { pathname: /reference }
`,
      'content/pages.yaml': 'pages: [{ pathname: /, title: Home, source: content/home.md }]',
      'content/home.md': '# Home',
      'content/translations/en.json': '{}',
      'node_modules/paper-kit/package.json': JSON.stringify({ name: 'paper-kit', version }),
    }).map(([path, text]) => [join(root, path), text]),
  );
  const host = memoryHost(files, {
    ...diskHost,
    list: (folder) => (folder.startsWith(root) ? [] : diskHost.list(folder)),
  });
  const value: Site | null = load(host, root).value;
  if (value === null) throw new Error(JSON.stringify(load(host, root).diagnostics));
  const commit = (
    made: ApiReference = reference('ink', 'sheet'),
    unresolved: readonly Unresolved[] = [],
  ): void => {
    for (const path of files.keys()) if (path.includes('/content/api/')) files.delete(path);
    const key = apiKey(host, root, value.config) ?? '';
    for (const { path, contents } of apiFiles(made, { key, unresolved, dismissed: [] }))
      files.set(join(root, 'content/api', path), contents);
  };
  return { host, site: value, files, commit };
}

beforeEach(() => {
  extractReference
    .mockReset()
    .mockResolvedValue({ reference: reference('ink', 'sheet'), unresolved: [], missing: [] });
});

test('a reference made from these packages is believed', async () => {
  const { host, site: value, commit } = site('1.0.0');
  commit();
  expect(await verify(host, value, { cache: emptyCache(), trust: true })).toEqual([]);
  expect(extractReference).not.toHaveBeenCalled();
});

test('another version of a package is looked at, once', async () => {
  const { host, site: value, commit, files } = site('1.0.0');
  commit();
  const manifest = join(root, 'node_modules/paper-kit/package.json');
  files.set(manifest, JSON.stringify({ name: 'paper-kit', version: '1.0.1' }));
  const cache = emptyCache();
  expect(await verify(host, value, { cache, trust: true })).toEqual([]);
  extractReference.mockResolvedValue({ reference: reference('ink'), unresolved: [], missing: [] });
  expect(await verify(host, value, { cache, trust: true })).toEqual([]);
  expect(extractReference).toHaveBeenCalledTimes(1);
});

test('a change by hand is found, though the packages are the same', async () => {
  const { host, site: value, commit, files } = site('1.0.0');
  commit();
  const file = join(root, 'content/api/paper/interfaces/ink.json');
  files.set(file, String(files.get(file)).replace('"ink"', '"blood"'));
  const cache = emptyCache();
  const found = await verify(host, value, { cache, trust: true });
  expect(found).toMatchObject([
    {
      code: 'api/stale',
      message: 'The installed packages say `"name": "ink"` here.',
      place: { file: 'content/api/paper/interfaces/ink.json', line: 7, column: 3 },
    },
  ]);
  expect(await verify(host, value, { cache, trust: true })).toEqual(found);
  expect(extractReference).toHaveBeenCalledTimes(1);
});

test('an entry too many, one too few', async () => {
  const { host, site: value, commit } = site('1.0.0');
  commit(reference('ink', 'wax'));
  const found = await verify(host, value, { cache: emptyCache(), trust: false });
  expect(found.map(({ message, place }) => [place?.file, message])).toEqual([
    [
      'content/api/paper/interfaces/sheet.json',
      'This file is missing: the installed packages have the entry.',
    ],
    ['content/api/paper/interfaces/wax.json', 'No installed package has this entry.'],
    ['content/api/silent.txt', 'The installed packages say `paper sheet interface` here.'],
  ]);
});

test('many differences are counted rather than listed', async () => {
  const { host, site: value, commit } = site('1.0.0');
  commit(reference());
  const slugs = Array.from({ length: 20 }, (_, index) => `sheet-${index}`);
  extractReference.mockResolvedValue({ reference: reference(...slugs), unresolved: [], missing: [] });
  const found = await verify(host, value, { cache: emptyCache(), trust: false });
  expect(found).toHaveLength(11);
  expect(found.at(-1)?.message).toBe('11 more files below content/api differ from the packages.');
});

test('without a product that has a reference, and without its package, there is nothing to verify', async () => {
  const { host, site: value, files } = site('1.0.0');
  const products = value.config.products.map((product) => ({ ...product, api: null }));
  const none: Site = { ...value, config: { ...value.config, products } };
  expect(await verify(host, none, { cache: emptyCache(), trust: true })).toEqual([]);
  files.delete(join(root, 'node_modules/paper-kit/package.json'));
  expect(await verify(host, value, { cache: emptyCache(), trust: true })).toEqual([]);
  expect(extractReference).not.toHaveBeenCalled();
});

const react = { package: 'paper-kit', specifier: 'react', file: 'index.d.ts' };

test('an entry point that is missing is told alone: of the rest, nobody can know', async () => {
  const { host, site: value, commit } = site('1.0.0');
  commit();
  const missing = [{ package: 'paper-kit', specifier: 'paper-kit', file: './dist/index.js' }];
  extractReference.mockResolvedValue({ reference: reference(), unresolved: [], missing });
  expect(await verify(host, value, { cache: emptyCache(), trust: false })).toMatchObject([
    {
      code: 'api/missing-entry',
      message:
        '`paper-kit` has no declarations: paper-kit is installed, and its package.json names `./dist/index.js`.',
      place: { file: 'content/site.yaml', line: 7 },
      help: 'Build paper-kit, so that `./dist/index.js` and its declarations are there; or, for a package of the same workspace, name its source first in `exports`, as { "source": "./src/index.ts", … }.',
    },
  ]);
});

test('types that were missing are told as long as the reference is made without them', async () => {
  const { host, site: value, commit } = site('1.0.0');
  commit(reference('ink', 'sheet'), [react]);
  const told = await verify(host, value, { cache: emptyCache(), trust: true });
  expect(extractReference).not.toHaveBeenCalled();
  extractReference.mockResolvedValue({
    reference: reference('ink', 'sheet'),
    unresolved: [react],
    missing: [],
  });
  expect(await verify(host, value, { cache: emptyCache(), trust: false })).toEqual(told);
  expect(told).toMatchObject([
    {
      code: 'api/unresolved-type',
      message:
        'Types that paper-kit takes from `react` cannot be resolved and become `any`: index.d.ts imports them first.',
      place: { file: 'content/site.yaml', line: 7 },
      help: 'Install the module or its types in the folder of the site, or in that of paper-kit if it is developed beside the site (`npm install react` or `npm install @types/react`), and run `docs-build api`.',
    },
  ]);
});

test('types that the site does without are not told; without a need for it, that is a finding', async () => {
  const { host, site: value } = site('1.0.0');
  extractReference.mockResolvedValue({
    reference: reference('ink', 'sheet'),
    unresolved: [react],
    missing: [],
  });
  const without = (name: string, line: number): Site => ({
    ...value,
    config: {
      ...value.config,
      api: {
        ...value.config.api,
        untyped: [{ name, reason: 'Not needed.', place: { file: 'content/site.yaml', line, column: 5 } }],
      },
    },
  });
  const cache = emptyCache();
  const found = async (name: string, line: number) =>
    (await verify(host, without(name, line), { cache, trust: false }))
      .filter(({ code }) => code !== 'api/stale')
      .map(({ code, place }) => `${code} ${place?.line}`);
  expect(await found('react', 9)).toEqual([]);
  expect(await found('preact', 9)).toEqual(['api/unresolved-type 7', 'api/unused-untyped 9']);
  expect(await found('preact', 12)).toEqual(['api/unresolved-type 7', 'api/unused-untyped 12']);
  expect(extractReference).toHaveBeenCalledTimes(1);
});
