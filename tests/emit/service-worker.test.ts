import { expect, test } from 'vitest';
import { hostFiles } from '../../cli/6-emit/headers.ts';
import { serviceWorker } from '../../cli/6-emit/service-worker.ts';
import type { Bundles } from '../../cli/model/bundle.ts';
import type { OutputFile } from '../../cli/model/output.ts';
import type { Site } from '../../cli/model/site.ts';
import { emptyServer } from '../support/empty-server.ts';
import { sampleSite } from './sample-site.ts';

const plain = sampleSite(null);
const site: Site = {
  ...plain,
  config: { ...plain.config, serviceWorker: { path: '/kit/sw.js', host: 'paper.example' } },
};

const bundles = (code: string | null): Bundles => ({
  server: emptyServer,
  files: [],
  pages: {
    '/404': {
      scripts: ['/assets/site-1.js'],
      preloads: [],
      styles: [],
      lateStyles: [],
      wake: [],
      further: [],
    },
  },
  inlineStyles: {},
  namedStyles: { highlight: null, panels: null, reference: null, layouts: null },
  frames: {},
  ownPages: {},
  weights: { parts: {} },
  shipped: { packages: [], comments: [] },
  inputs: [],
  serviceWorker: code,
});

const idOf = (files: readonly OutputFile[], code = 'work()') => {
  const [worker] = serviceWorker(site, bundles(code), files);
  return /"id":"(\w+)"/.exec(String(worker?.contents))?.[1];
};

const page: OutputFile = { path: 'kit/index.html', contents: 'one' };
const other: OutputFile = { path: 'a.js', contents: 'two' };

test('a site that asks for none has no worker', () => {
  expect(serviceWorker(plain, bundles(null), [page])).toEqual([]);
  expect(String(hostFiles(plain, [], [])[0]?.contents)).not.toContain('sw.js');
});

test('the worker knows its build and the scripts of its pages', () => {
  const [worker] = serviceWorker(site, bundles('work()'), [page]);
  expect(worker?.path).toBe('kit/sw.js');
  expect(worker?.contents).toMatch(
    /^const docsBuild=\{"id":"\w{16}","base":"\/","offline":"\/offline\.html","scripts":\["\/assets\/site-1\.js"\]\};\nwork\(\)$/,
  );
  expect(String(hostFiles(site, [], [])[0]?.contents)).toContain('/kit/sw.js\n  Cache-Control: no-cache\n');
});

test('the id depends on every file, and on nothing else', () => {
  expect(idOf([page, other])).toBe(idOf([other, page]));
  expect(idOf([page, { ...other, contents: 'three' }])).not.toBe(idOf([page, other]));
  expect(idOf([page, { ...other, path: 'b.js' }])).not.toBe(idOf([page, other]));
  expect(idOf([page])).not.toBe(idOf([page, other]));
});
