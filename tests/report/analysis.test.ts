import { gzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { filePartsOf } from '../../cli/4-bundle/readers/file-parts.ts';
import type { Bundles } from '../../cli/model/bundle.ts';
import { type Analysis, analyse } from '../../cli/report/analysis.ts';
import { analysisPage, readAnalysis } from '../../cli/report/analysis-page.ts';

const files = [
  { path: 'index.html', contents: `<link href="/assets/site.css">${'<h1>Lamps</h1>'.repeat(40)}` },
  {
    path: 'lamp/index.html',
    contents:
      '<style>h1{color:red}</style><h1>Lamp</h1><link href="/assets/late.css"><link href="/assets/reference.css">',
  },
  { path: 'assets/site.css', contents: 'h1{color:red}' },
  { path: 'assets/late.css', contents: 'dialog{color:red}' },
  { path: 'assets/reference.css', contents: 'dt{color:red}' },
  { path: 'assets/hall.css', contents: '.hall{color:red}' },
  { path: 'assets/site.js', contents: 'console.info("site")' },
  { path: 'assets/lamp.js', contents: 'console.info("lamp")'.repeat(9) },
  { path: 'assets/dimmer.js', contents: 'console.info("dimmer")' },
];
const weigh = (path: string) => gzipSync(files.find((file) => file.path === path)?.contents ?? '').length;

const bundles: Pick<Bundles, 'pages' | 'weights' | 'namedStyles'> = {
  namedStyles: {
    highlight: null,
    panels: null,
    reference: '/assets/reference.css',
    layouts: '/assets/hall.css',
  },
  pages: {
    '/': {
      scripts: ['/assets/site.js'],
      preloads: [],
      styles: ['/assets/site.css'],
      lateStyles: ['/assets/late.css'],
      wake: [],
      further: [],
    },
    '/lamp': {
      scripts: ['/assets/site.js'],
      preloads: ['/assets/site.js'],
      styles: ['/assets/site.css'],
      lateStyles: ['/assets/late.css'],
      wake: ['/assets/lamp.js'],
      further: ['/assets/dimmer.js'],
    },
  },
  weights: {
    parts: {
      'assets/site.js': { templates: 20 },
      'assets/lamp.js': { 'lantern-ui': 135, content: 45 },
      'assets/unpublished.js': { react: 1000 },
    },
  },
};

const analysis = analyse(files, bundles as Bundles);

test('a page weighs what it loads by itself, and what its first demo loads', () => {
  expect(analysis.pages['/']).toEqual({
    html: weigh('index.html'),
    style: weigh('assets/site.css'),
    script: weigh('assets/site.js'),
    demos: 0,
    further: 0,
    packages: { templates: weigh('assets/site.js') },
  });
  const lamp = analysis.pages['/lamp'];
  expect(lamp?.style, 'a style sheet that the page holds is part of its HTML').toBe(
    weigh('assets/late.css') + weigh('assets/reference.css'),
  );
  expect(lamp?.script, 'a file that is named twice counts once').toBe(weigh('assets/site.js'));
  expect(lamp?.demos).toBe(weigh('assets/lamp.js'));
  expect(lamp?.further).toBe(weigh('assets/dimmer.js'));
  expect(lamp?.packages['lantern-ui']).toBe(Math.round(weigh('assets/lamp.js') * 0.75));
});

test('a package weighs what it holds of published scripts', () => {
  expect(Object.keys(analysis.packages).sort()).toEqual(['content', 'lantern-ui', 'templates']);
});

test('modules are counted for their package, scaled to the file as it is sent', () => {
  const input = (bytesInOutput: number) => ({ bytesInOutput });
  const output = {
    bytes: 200,
    imports: [],
    exports: [],
    inputs: {
      'node_modules/@lantern/ui/a.js': input(200),
      '../elsewhere/node_modules/one/node_modules/two/b.js': input(100),
      'content/Lamp.tsx': input(60),
      'docs-build:mount': input(40),
    },
  };
  const style = { ...output, inputs: {} };
  expect(filePartsOf([{ inputs: {}, outputs: { 'a.js': output, 'a.css': style } }])).toEqual({
    'a.js': { '@lantern/ui': 100, two: 50, content: 30, 'docs-build': 20 },
  });
});

const open = (html: string) => new JSDOM(html).window.document;
const rows = (document: Document, table: number) =>
  [
    ...(document.querySelectorAll<HTMLTableElement>('body > .scroll > table, body > table')[table]?.tBodies[0]
      ?.rows ?? []),
  ].map(({ cells }) =>
    [...cells].map((cell) => cell.querySelector('summary')?.textContent ?? cell.textContent),
  );

test('the page lists the heaviest first, says what changed, and carries its figures', () => {
  const page = { html: 1000, style: 2000, script: 3000, demos: 0, further: 0, packages: { 'a<b': 3000 } };
  const before: Analysis = {
    pages: { '/': page, '/gone': page },
    packages: { 'a<b': 3000, dropped: 700 },
  };
  const now: Analysis = {
    pages: {
      '/': { ...page, script: 2500, packages: { 'a<b': 2500 } },
      '/new': { ...page, demos: 9000, further: 500 },
    },
    packages: { 'a<b': 3040 },
  };
  const first = analysisPage(before, null);
  expect(readAnalysis(first)).toEqual(before);
  expect(open(first).querySelectorAll('small')).toHaveLength(0);

  const html = analysisPage(now, readAnalysis(first));
  expect(readAnalysis(html)).toEqual(now);
  const document = open(html);
  expect(rows(document, 0)).toEqual([
    ['/new new', '1.0', '2.0', '3.0', '9.0', '0.5', '15.5'],
    ['/', '1.0', '2.0', '2.5 −0.5', '0.0', '0.0', '5.5 −0.5'],
  ]);
  expect(rows(document, 1), 'less than 50 bytes are no change').toEqual([
    ['a<b', '3.0'],
    ['dropped', '0.0 −0.7'],
  ]);
  expect(document.body.textContent).toContain('No longer built: /gone.');
});

test('what carries no figures is no analysis', () => {
  expect(readAnalysis('')).toBeNull();
  expect(readAnalysis('<script id="docs-build-analysis">{</script>')).toBeNull();
});
