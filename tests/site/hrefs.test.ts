import { expect, test } from 'vitest';
import { hrefsIn, pageHref } from '../../cli/site/hrefs.ts';

const page = (pathname: string, language: string) => ({
  language,
  file: 'content/page.md',
  text: '',
  node: {
    kind: 'page' as const,
    pathname,
    title: 'Page',
    plan: null,
    planned: false,
    newFeature: false,
    source: 'content/page.md',
    place: { file: 'content/pages.yaml', line: 1, column: 1 },
  },
});

const site = {
  config: { languages: ['en', 'de'] },
  sources: [
    page('/', 'en'),
    page('/', 'de'),
    page('/kit/lamp', 'en'),
    page('/kit/lamp', 'de'),
    page('/x', 'en'),
  ],
};

test('the address of a page ends in a slash, before its anchor', () => {
  expect(pageHref('/')).toBe('/');
  expect(pageHref('/kit/lamp')).toBe('/kit/lamp/');
  expect(pageHref('/kit/lamp', 'switch')).toBe('/kit/lamp/#switch');
  expect(pageHref('/', 'top')).toBe('/#top');
});

test('a page is found in the language of its reader, else in the default one', () => {
  const german = hrefsIn(site, 'de');
  expect(german('/')).toBe('/de/');
  expect(german('/kit/lamp', 'switch')).toBe('/de/kit/lamp/#switch');
  expect(german('/x')).toBe('/x/');
  expect(hrefsIn(site, 'en')('/kit/lamp')).toBe('/kit/lamp/');
});
