import { expect, test } from 'vitest';
import { hostFiles } from '../../cli/6-emit/headers.ts';
import { redirectPages } from '../../cli/6-emit/redirect-pages.ts';
import { parseRedirects, redirectFor } from '../../cli/serve/host-rules.ts';
import { loadMarked, site as siteFiles } from '../load/marked-site.ts';
import { findingsOf, told } from '../support/findings-of.ts';

const config = (redirects: string) =>
  told(
    findingsOf({
      'content/site.yaml': `name: Paper Kit\nlanguages: [en, fr]\ndefaultProduct: paper\nproducts:\n  - id: paper\n    name: Paper\nredirects:\n${redirects}`,
    }),
  );

test('a redirect may lead to a part of a page, to another site, and from all paths below one', () => {
  const redirects = [
    '  - { from: /fold, to: /guide#fold }',
    '  - { from: /shop, to: "https://paper.example/shop?a=b" }',
    '  - { from: /old/*, to: /guide }',
    '  - { from: /docs/*, to: "/:splat" }',
    '  - { from: /blog/*, to: "https://blog.paper.example/:splat" }',
    '',
  ].join('\n');
  expect(config(redirects)).toEqual([]);
});

test.each([
  [
    '{ from: /fold, to: /guide#folds }',
    '/fold redirects to /guide, which has no anchor #folds. | Did you mean `fold`?',
  ],
  ['{ from: /old, to: /:splat }', '/:splat has :splat, but /old has no * that it could stand for.'],
  ['{ from: /old/*, to: /none }', '/old/* redirects to /none, which is not a page.'],
  ['{ from: /*, to: /guide }', '/guide is a page, which some hosts would not show for /*.'],
  ['{ from: /o*d, to: /guide }', '`redirects[0].from` must be a path like /old or /old/*.'],
  ['{ from: /old, to: "http://paper.example" }', '`redirects[0].to` must be the path of a page, like /guide'],
])('%s', (redirect, message) => {
  const found = config(`  - ${redirect}\n`);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(message);
});

const siteWith = (options: string) => {
  const { value } = loadMarked(
    siteFiles(
      `TINY\n${options}redirects:\n  - { from: /start, to: /zh/guide#fold }\n  - { from: /old/*, to: "/new/:splat" }\n  - { from: /shop, to: https://paper.example }\n`,
    ),
  );
  if (value === null) throw new Error('The site does not load');
  return value;
};

test('hosts that read `_redirects` get all of them', () => {
  const text = hostFiles(siteWith(''), [], []).find(({ path }) => path === '_redirects')?.contents;
  const rules = parseRedirects(String(text));
  const to = (path: string) => redirectFor(rules, path)?.to;
  expect(to('/start/')).toBe('/guide/#fold');
  expect(to('/old/a/b')).toBe('/new/a/b');
  expect(to('/shop')).toBe('https://paper.example');
});

test('other hosts get a page at each old path, where the site asks for it', () => {
  expect(redirectPages(siteWith(''))).toEqual([]);
  const pages = redirectPages(siteWith('redirectPages: true\nurl: https://kit.example\n'));
  expect(pages.map(({ path }) => path)).toEqual(['start/index.html', 'shop/index.html']);
  expect(pages[0]?.contents).toContain('<meta http-equiv="refresh" content="0; url=/guide/#fold">');
  expect(pages[0]?.contents).toContain('<link rel="canonical" href="https://kit.example/guide/#fold">');
});
