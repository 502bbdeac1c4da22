import { expect, test } from 'vitest';
import { checkOutput, emit } from '../../cli/6-emit/emit.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { textOf as contentsOf, memorySpool } from '../../cli/machine/spool.ts';
import type { Bundles } from '../../cli/model/bundle.ts';
import { keeperOf } from '../support/keeper.ts';
import { samplePage, sampleSite } from './sample-site.ts';

const base = sampleSite('https://kit.example');
const site = {
  ...base,
  config: {
    ...base.config,
    search: true,
    serviceWorker: { path: '/sw.js', host: 'kit.example' },
  },
} as typeof base;

const pages = [samplePage('/', 'Home'), samplePage('/kit/fold', 'Fold')];
const compiled = { pages, demos: [] };
const rendered = {
  pages: ['/', '/kit/fold', '/404'].map((pathname) => ({ pathname, html: '<p>', components: {} })),
  fragments: [],
  inlineScripts: [],
};
const bundles = {
  files: [{ path: 'assets/site-1.js', contents: 'site();' }],
  serviceWorker: 'work();',
  pages: {},
  shipped: { packages: [], comments: [] },
} as unknown as Bundles;

const types = new Map(compiled.pages.map((page) => [page, { texts: {}, names: [], blocks: {} }]));

const inPublic = (path: string): string => `${site.root}/content/public/${path}`;

test('what is wrong with the files of a site is found without making them', async () => {
  const clean = memoryHost(new Map([[inPublic('favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>']]));
  const { value: files, diagnostics } = await emit(clean, site, compiled, rendered, bundles, {
    keeper: keeperOf(),
    spool: memorySpool,
    types,
  });
  expect(diagnostics).toEqual([]);
  expect(checkOutput(clean, site, compiled, rendered, bundles, types.keys())).toEqual([]);
  // Each of them in the public files as well, so that each is a finding.
  const paths = files.map(({ path }) => path).filter((path) => !path.startsWith('assets/search/'));
  expect(paths.length).toBeGreaterThan(10);
  const ofTheSite = ['favicon.svg', 'robots.txt', '404.html', '_headers', '_redirects'];
  for (const path of paths.filter((each) => !ofTheSite.includes(each))) {
    const host = memoryHost(new Map([[inPublic(path), '']]));
    expect(checkOutput(host, site, compiled, rendered, bundles, types.keys())).toMatchObject([
      { code: 'output/conflict' },
    ]);
  }
}, 30_000);

test('a site has its own robots.txt and 404.html, and rules in front of ours', async () => {
  const own = {
    'robots.txt': 'User-agent: *\nDisallow: /\n',
    '404.html': '<p>Lost.</p>',
    _headers: '/kit/*\n  X-Kit: yes',
    _redirects: '/now /kit/fold/ 302\n',
  };
  const host = memoryHost(new Map(Object.entries(own).map(([path, text]) => [inPublic(path), text])));
  const { value: files, diagnostics } = await emit(host, site, compiled, rendered, bundles, {
    keeper: keeperOf(),
    spool: memorySpool,
    types,
  });
  expect(diagnostics).toEqual([]);
  expect(checkOutput(host, site, compiled, rendered, bundles, types.keys())).toEqual([]);
  const textOf = (path: string) => {
    const found = files.filter((file) => file.path === path);
    expect(found).toHaveLength(1);
    return contentsOf(found[0]?.contents ?? '');
  };
  expect(textOf('robots.txt')).toContain('Disallow: /');
  expect(textOf('404.html')).toContain('Lost.');
  expect(textOf('_headers')).toMatch(/^\/kit\/\*\n {2}X-Kit: yes\n\/\*\n {2}Content-Security-Policy/);
  expect(textOf('_redirects')).toMatch(/^\/now \/kit\/fold\/ 302\n/);
});
