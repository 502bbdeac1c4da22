import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withOwnAddresses } from '../../cli/4-bundle/esbuild/own-addresses.ts';
import { basePath } from '../../cli/schemas/base-path.ts';
import { addressRoot, servedAt, siteUrl } from '../../cli/site/base.ts';
import { publishedCss, publishedHtml } from '../../cli/site/published.ts';
import { temporaryFolder } from '../support/folder.ts';

const below = { base: '/kite/', elsewhere: ['/other'] };
const root = { base: '/', elsewhere: [] };

test.each([
  ['/', '/'],
  ['/kite', '/kite/'],
  ['/kite/v6.20/', '/kite/v6.20/'],
  ['kite', null],
  ['//x', null],
  ['/kite?a=b', null],
  ['/kite#a', null],
  ['/a/../b/', null],
  ['https://x.example/', null],
  ['/ä/', null],
])('the path %j', (text, expected) => {
  expect(basePath(text)).toBe(expected);
});

test.each([
  ['https://user.example/kite', '/kite/', 'https://user.example/kite', 'https://user.example/kite'],
  ['https://user.example/kite', '/kite/12/', 'https://user.example/kite/12', 'https://user.example/kite/12'],
  ['https://user.example', '/', 'https://user.example', 'https://user.example'],
  [null, '/kite/', null, '/kite'],
  [null, '/', null, null],
])('a site at %j, below %j', (url, base, address, beginning) => {
  expect(siteUrl({ url, base })).toBe(address);
  expect(addressRoot({ url, base })).toBe(beginning);
});

test.each([
  ['/', '/kite/'],
  ['/kite/', '/kite/kite/'],
  ['/a/?b=/c#/d', '/kite/a/?b=/c#/d'],
  ['/other', '/other'],
  ['/other/a?b', '/other/a?b'],
  ['/otherwise/', '/kite/otherwise/'],
  ['//host/a', '//host/a'],
  ['https://host/a', 'https://host/a'],
  ['#a', '#a'],
  ['a/', 'a/'],
  ['', ''],
])('the address %j', (href, expected) => {
  expect(servedAt(below, href)).toBe(expected);
  expect(servedAt(root, href)).toBe(href);
});

describe('HTML', () => {
  test.each([
    ['<a href="/a/" title="/a/">/a/ href="/a/"</a>', '<a href="/kite/a/" title="/a/">/a/ href="/a/"</a>'],
    ['<a href=/a/>a</a>', '<a href=/kite/a/>a</a>'],
    ["<a href='/other/'>a</a>", "<a href='/other/'>a</a>"],
    ['<a href="/a?b=1&amp;c=2">&lt;a href="/b"></a>', '<a href="/kite/a?b=1&amp;c=2">&lt;a href="/b"></a>'],
    [
      '<img srcset="/a.png 1x, /b.png 2x" src=/a.png>',
      '<img srcset="/kite/a.png 1x, /kite/b.png 2x" src=/kite/a.png>',
    ],
    ['<p style="background:url(/a.png)">', '<p style="background:url(/kite/a.png)">'],
    [
      '<style>a{background:url("/a.png")}</style>url("/a")',
      '<style>a{background:url("/kite/a.png")}</style>url("/a")',
    ],
    [
      '<!-- <a href="/a"> --><use xlink:href="/a.svg#b"/>',
      '<!-- <a href="/a"> --><use xlink:href="/kite/a.svg#b"/>',
    ],
    ['<script>const a = "<a href=\\"/a\\">";</script>', '<script>const a = "<a href=\\"/a\\">";</script>'],
    [
      '<form action="/a"><input value="/a" formaction="/b">',
      '<form action="/kite/a"><input value="/a" formaction="/kite/b">',
    ],
    ['<a href="">a</a><a href>b</a>', '<a href="">a</a><a href>b</a>'],
  ])('%s', (html, expected) => {
    expect(publishedHtml(below, html)).toBe(expected);
    expect(publishedHtml(root, html)).toBe(html);
  });
});

test.each([
  ['a{b:url(/c.png),url( "/d.png" )}', 'a{b:url(/kite/c.png),url( "/kite/d.png" )}'],
  ["@import '/a.css';a{b:url(//host/c)}", "@import '/kite/a.css';a{b:url(//host/c)}"],
  ['a{b:url(data:image/png,/x)}', 'a{b:url(data:image/png,/x)}'],
])('CSS %s', (css, expected) => {
  expect(publishedCss(below, css)).toBe(expected);
});

describe('modules', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'content/public'), { recursive: true });
  writeFileSync(join(folder, 'content/public/a.png'), '');
  test.each([
    ['<a href="/b/" title="/b/" />', '<a href="/kite/b/" title="/b/" />'],
    ["<a href={c ? '/b/' : '/other/'} />", "<a href={c ? '/kite/b/' : '/other/'} />"],
    ['<a href={`/b/`} />', '<a href={`/kite/b/`} />'],
    ["const c = { href: '/b/', name: '/b/' };", "const c = { href: '/kite/b/', name: '/b/' };"],
    [
      "const c = ['/a.png', '/a.png?b', '/b.png', '/'];",
      "const c = ['/kite/a.png', '/kite/a.png?b', '/b.png', '/'];",
    ],
    ["const c = 'url(/b.png)';", "const c = 'url(/kite/b.png)';"],
    ["<a href={path('/b/')} />", "<a href={path('/b/')} />"],
    ['const c = /\\/a.png/; // "/a.png"', 'const c = /\\/a.png/; // "/a.png"'],
    ['<a href="/b/"', '<a href="/b/"'],
  ])('%s', async (code, expected) => {
    expect(await withOwnAddresses(folder, below, 'A.tsx', code)).toBe(expected);
    expect(await withOwnAddresses(folder, root, 'A.tsx', code)).toBe(code);
  });
});
