import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalPathname,
  languagePrefixes,
  outputFile,
  pageKey,
  splitLanguage,
} from '../../cli/site/paths.ts';

const segment = fc.stringMatching(/^[a-z][a-z\d-]{2,11}$/);
const pathname = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
const suffix = fc
  .tuple(fc.constantFrom('', '?', '?q=/a/b/', '?q#x'), fc.constantFrom('', '#', '#Demo.tsx', '#/a/?b'))
  .map((parts) => parts.join(''));

describe('canonicalPathname', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/zh/kit/', '/kit'],
    ['/en/kit/grid', '/kit/grid'],
    ['/end/kit', '/end/kit'],
    ['/us/kit', '/us/kit'],
    ['/EN/kit', '/EN/kit'],
    ['/en-us/kit', '/en-us/kit'],
    ['/kit/en/', '/kit/en'],
    ['/kit/#top', '/kit'],
    ['/kit?a=/en/', '/kit'],
    ['/kit#a?b', '/kit'],
    ['/#top', '/'],
    ['/en#top', '/'],
    ['/zh?a', '/'],
    ['/api', '/api-docs'],
    ['/api/', '/api-docs'],
    ['/api/button/', '/api-docs/button'],
    ['/en/api/button', '/api-docs/button'],
    ['/apis/button', '/apis/button'],
    ['/api-docs/button', '/api-docs/button'],
    ['/kit/api/button', '/kit/api/button'],
    ['/kit//', '/kit/'],
  ])('%s → %s', (input, expected) => {
    expect(canonicalPathname(input, ['en', 'zh'])).toBe(expected);
  });

  test('a site recognises its own languages too', () => {
    const prefixes = languagePrefixes({ languages: ['en', 'de'], languagePrefixes: ['zh'] });
    expect(canonicalPathname('/de/kit', prefixes)).toBe('/kit');
    expect(canonicalPathname('/zh/kit', prefixes)).toBe('/kit');
    expect(canonicalPathname('/de/kit')).toBe('/de/kit');
  });

  test('a site in one language has no prefixes but those it asks for', () => {
    expect(languagePrefixes({ languages: ['en'] })).toEqual([]);
    expect(languagePrefixes({ languages: ['en'], languagePrefixes: ['zh'] })).toEqual(['zh']);
    expect(languagePrefixes({ languages: ['en', 'de'] })).toEqual(['en', 'de']);
  });

  test('is total: any text gives a rooted path without query and hash', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(canonicalPathname(text)).toMatch(/^\/[^?#]*$/);
      }),
    );
  });

  test('is idempotent, and drops prefix, suffix and closing slash', () => {
    fc.assert(
      fc.property(
        pathname,
        fc.constantFrom('', '/en', '/zh'),
        fc.boolean(),
        suffix,
        (path, prefix, slash, rest) => {
          const prefixes = ['en', 'zh'];
          const canonical = canonicalPathname(path, prefixes);
          expect(canonicalPathname(canonical, prefixes)).toBe(canonical);
          expect(
            canonicalPathname(`${prefix}${path}${slash && path !== '/' ? '/' : ''}${rest}`, prefixes),
          ).toBe(canonical);
          expect(canonical === '/' || !canonical.endsWith('/')).toBe(true);
        },
      ),
    );
  });

  test('changes only the first segment of a plain path', () => {
    fc.assert(
      fc.property(pathname, (path) => {
        expect(canonicalPathname(path).replace(/^\/api-docs(?=\/|$)/, '/api')).toBe(
          path.replace(/^\/api-docs(?=\/|$)/, '/api'),
        );
      }),
    );
  });
});

describe('splitLanguage', () => {
  test.each([
    ['/en/kit/', 'en', '/kit/'],
    ['/zh', 'zh', '/'],
    ['/en?a#b', 'en', '/?a#b'],
    ['/en/kit?a#b', 'en', '/kit?a#b'],
    ['/kit', null, '/kit'],
    ['/', null, '/'],
    ['en/kit', null, 'en/kit'],
  ])('%s', (input, language, rest) => {
    expect(splitLanguage(input, ['en', 'zh'])).toEqual({ language, pathname: rest });
  });

  test('undoes pageKey', () => {
    fc.assert(
      fc.property(pathname, fc.constantFrom('en', 'zh', 'de'), (path, language) => {
        const key = pageKey(path, language, 'en');
        const expected = { language: language === 'en' ? null : language, pathname: path };
        expect(
          splitLanguage(key, languagePrefixes({ languages: ['en', 'de'], languagePrefixes: ['zh'] })),
        ).toEqual(expected);
      }),
    );
  });
});

test.each([
  ['/', 'en', '/'],
  ['/', 'zh', '/zh'],
  ['/kit/grid', 'en', '/kit/grid'],
  ['/kit/grid', 'zh', '/zh/kit/grid'],
])('pageKey %s in %s', (path, language, expected) => {
  expect(pageKey(path, language, 'en')).toBe(expected);
});

describe('outputFile', () => {
  test.each([
    ['/', 'index.html'],
    ['/zh', 'zh/index.html'],
    ['/kit/grid', 'kit/grid/index.html'],
    ['/404', '404.html'],
  ])('%s', (key, expected) => {
    expect(outputFile(key)).toBe(expected);
  });

  test('differs for different pages and languages', () => {
    const page = fc
      .tuple(pathname, fc.constantFrom('en', 'zh'))
      .map(([path, language]) => pageKey(path, language, 'en'));
    fc.assert(
      fc.property(page, page, (one, other) => {
        expect(outputFile(one) === outputFile(other)).toBe(one === other);
      }),
    );
  });
});
