import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ApiPage } from '../../cli/model/site.ts';
import { documentTitle, productOf } from '../../cli/site/products.ts';

const products = [
  { id: 'kit', prefixes: ['/kit'] },
  { id: 'grid', prefixes: ['/kit/react-grid', '/kit/api/grid'] },
  { id: 'docs', prefixes: ['/docs', '/versions'] },
];

describe('productOf', () => {
  test.each([
    ['/kit', 'kit'],
    ['/kit/start', 'kit'],
    ['/kit/react-grid', 'grid'],
    ['/kit/react-grid/rows/height', 'grid'],
    ['/kit/react-grid-group', 'kit'],
    ['/kit/api/grid/grid-row', 'grid'],
    ['/kit/api/gridlike', 'kit'],
    ['/versions', 'docs'],
    ['/kits', null],
    ['/', null],
  ])('%s → %s', (pathname, id) => {
    expect(productOf(pathname, products)?.id ?? null).toBe(id);
  });

  test('the prefix / covers everything, and any other wins over it', () => {
    const all = [{ id: 'all', prefixes: ['/'] }, ...products];
    expect(productOf('/', all)?.id).toBe('all');
    expect(productOf('/other', all)?.id).toBe('all');
    expect(productOf('/kit', all)?.id).toBe('kit');
  });

  const path = fc
    .array(fc.constantFrom('a', 'b', 'ab'), { minLength: 1, maxLength: 4 })
    .map((segments) => `/${segments.join('/')}`);

  test('agrees with comparing segments, whatever the order of the products', () => {
    const covers = (prefix: string, pathname: string) => {
      const own = pathname.split('/');
      return prefix.split('/').every((segment, index) => own[index] === segment);
    };
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 8 }), path, (prefixes, pathname) => {
        const each = prefixes.map((prefix) => ({ prefixes: [prefix] }));
        const expected = prefixes
          .filter((prefix) => covers(prefix, pathname))
          .toSorted((one, other) => other.length - one.length)[0];
        expect(productOf(pathname, each)?.prefixes[0]).toBe(expected);
        expect(productOf(pathname, each.toReversed())?.prefixes[0]).toBe(expected);
      }),
    );
  });
});

test.each<[string, string, ApiPage['kind'] | undefined, string]>([
  ['Sorting', '/kit/react-grid/sorting', undefined, 'Sorting - Grid'],
  ['Grid', '/kit/api/grid/grid', undefined, 'Grid API - Grid'],
  ['Button', '/api-docs/button', undefined, 'Button API - Grid'],
  ['GridRow', '/kit/api/grid/grid-row', 'interface', 'GridRow interface - Grid'],
  ['API', '/kit/api', undefined, 'API - Grid'],
  ['Row', '/kit/reference/row', 'component', 'Row API - Grid'],
  ['API reference', '/kit/api/grid', 'index', 'API reference - Grid'],
])('the document title of %s at %s', (title, pathname, kind, expected) => {
  expect(documentTitle(title, pathname, { product: 'Grid', site: 'Kit' }, kind)).toBe(expected);
});
