// Section 2 of the specification, a test for each row: path handling, titles, products, the page tree.
import { describe, expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { titleFromPathname } from '../../cli/1-load/page-title.ts';
import { siteNavigation } from '../../cli/5-render/navigation.ts';
import { pageView } from '../../cli/5-render/page-view.ts';
import { wholeTexts } from '../../cli/5-render/view-texts.ts';
import { diskHost } from '../../cli/machine/host.ts';
import type { Site } from '../../cli/model/site.ts';
import { canonicalPathname, languagePrefixes, outputFile, splitLanguage } from '../../cli/site/paths.ts';
import { documentTitle, productOf } from '../../cli/site/products.ts';
import { renderPage } from '../../templates/index.ts';
import { samplePage, sampleSite } from '../emit/sample-site.ts';
import { loadMarked, pages } from '../load/marked-site.ts';
import { emptyServer } from '../support/empty-server.ts';
import { repository } from '../support/run-cli.ts';

/** The site as readers get it. */
const site: Site = (() => {
  const { value } = load(diskHost, repository);
  if (value === null) throw new Error('The site does not load');
  return value;
})();

describe('path handling', () => {
  const prefixes = languagePrefixes(site.config);

  test('the first segment may be a language: English and Chinese are recognised', () => {
    expect(splitLanguage('/en/x/react-charts/', prefixes)).toEqual({
      language: 'en',
      pathname: '/x/react-charts/',
    });
    expect(splitLanguage('/zh/x/react-charts/', prefixes)).toEqual({
      language: 'zh',
      pathname: '/x/react-charts/',
    });
  });

  test('any other first segment of two letters is a path', () => {
    expect(canonicalPathname('/us/x', prefixes)).toBe('/us/x');
  });

  test('the language prefix is removed from the canonical path', () => {
    expect(canonicalPathname('/zh/x/react-charts/', prefixes)).toBe('/x/react-charts');
  });

  test('paths that start with the API segment map to an API-docs path', () => {
    expect(canonicalPathname('/api/button/', prefixes)).toBe('/api-docs/button');
    expect(canonicalPathname('/en/api', prefixes)).toBe('/api-docs');
    expect(canonicalPathname('/x/api/charts/', prefixes)).toBe('/x/api/charts');
  });

  test('a trailing slash is dropped, except on the root path', () => {
    expect(canonicalPathname('/x/react-charts/', prefixes)).toBe('/x/react-charts');
    expect(canonicalPathname('/', prefixes)).toBe('/');
  });

  test('hash and query are no part of the path', () => {
    expect(canonicalPathname('/x/react-charts/?a=/b/#Bars.tsx', prefixes)).toBe('/x/react-charts');
  });

  test('the language of a page is English unless it is another', () => {
    expect(site.config.languages[0]).toBe('en');
    expect(outputFile('/x/react-charts')).toBe('x/react-charts/index.html');
  });
});

describe('page titles', () => {
  test('an explicit title is used', () => {
    const { value } = loadMarked(pages('pages:\n  - { pathname: /a, title: Any title }\n  - pathname: /b\n'));
    expect(value?.tree.map(({ title }) => title)).toEqual(['Any title', 'B']);
  });

  test('otherwise the last segment, split on hyphens and capitalised', () => {
    expect(titleFromPathname('/x/react-date-pickers/date-range-field')).toBe('Date Range Field');
    expect(titleFromPathname('/x/react-data-grid')).toBe('Data Grid');
  });

  test('pages of hooks are named after the hook', () => {
    expect(titleFromPathname('/x/api/data-grid/use-grid-api-ref')).toBe('useGridApiRef');
  });

  test('API pages are named after what they document', () => {
    expect(titleFromPathname('/x/api/data-grid/grid-col-def')).toBe('GridColDef');
    const pathname = '/x/api/data-grid/data-grid';
    expect(documentTitle('DataGrid', pathname, { product: 'Data Grid', site: 'Kit' })).toBe(
      'DataGrid API - Data Grid',
    );
    expect(documentTitle('GridColDef', pathname, { product: 'Data Grid', site: 'Kit' }, 'interface')).toBe(
      'GridColDef interface - Data Grid',
    );
  });
});

describe('products by first segment', () => {
  const found = (pathname: string) => {
    const product = productOf(pathname, site.config.products);
    return [product?.id, product?.category];
  };

  test.each([
    ['/material-ui/react-button', 'material-ui', 'core'],
    ['/joy-ui/react-button', 'joy-ui', 'core'],
    ['/base-ui/react-button', 'base-ui', 'core'],
    ['/system/grid', 'system', 'core'],
    ['/x/introduction', 'x', 'x'],
    ['/toolpad/studio', 'toolpad', 'toolpad'],
    ['/docs/anything', 'docs', 'docs'],
    ['/versions', 'docs', 'docs'],
    ['/production-error', 'docs', 'docs'],
  ])('%s → %s, %s', (pathname, id, category) => {
    expect(found(pathname)).toEqual([id, category]);
  });

  test.each([
    ['/x/api/data-grid/data-grid', 'x-data-grid'],
    ['/x/api/date-pickers/date-picker', 'x-date-pickers'],
    ['/x/api/charts/bar-chart', 'x-charts'],
    ['/x/api/tree-view/tree-item', 'x-tree-view'],
    ['/x/react-data-grid/sorting', 'x-data-grid'],
    ['/x/react-date-pickers/timezone', 'x-date-pickers'],
    ['/x/react-charts/bars', 'x-charts'],
    ['/x/react-tree-view', 'x-tree-view'],
  ])('%s → %s', (pathname, id) => {
    expect(found(pathname)).toEqual([id, 'x']);
  });
});

describe('product identifiers', () => {
  const versionsOf = (id: string) =>
    site.config.products.find((product) => product.id === id)?.versions ?? [];

  test.each([
    ['x', ['v6.20.5', 'v7', 'v5', 'v4', 'latest']],
    ['x-data-grid', ['v6.20.4', 'v7', 'v5', 'v4', 'latest']],
    ['x-date-pickers', ['v6.20.2', 'v7', 'v5', 'latest']],
    ['x-charts', ['v6.19.8', 'v7', 'latest']],
    ['x-tree-view', ['v6.17.0', 'v7', 'latest']],
  ])('the versions of %s, the documented one first and current', (id, texts) => {
    const versions = versionsOf(id);
    expect(versions.map(({ text }) => text)).toEqual(texts);
    expect(versions.map(({ current }) => current)).toEqual(texts.map((_, index) => index === 0));
    for (const { href } of versions) expect(href).toMatch(/^(https:\/\/|\/(?!\/))/);
  });
});

describe('the page tree', () => {
  test('a duplicate pathname is an error', () => {
    const { diagnostics } = loadMarked(pages('pages:\n  - pathname: /a\n  - pathname: /a/\n'));
    expect(diagnostics.map(({ code }) => code)).toContain('tree/duplicate-pathname');
  });

  test('items carry tags: plan, planned, newFeature', () => {
    const { value } = loadMarked(
      pages(
        'pages:\n  - { pathname: /a, plan: premium, planned: true, newFeature: true }\n  - pathname: /b\n',
      ),
    );
    expect(value?.tree).toMatchObject([
      { plan: 'premium', planned: true, newFeature: true },
      { plan: null, planned: false, newFeature: false },
    ]);
  });
});

describe('the playground', () => {
  const viewOf = (pathname: string) => {
    const page = samplePage(pathname, 'Try it');
    const bundles = {
      server: emptyServer,
      files: [],
      inlineStyles: {},
      namedStyles: { highlight: null, panels: null, reference: null, layouts: null },
      frames: {},
      ownPages: {},
      weights: { parts: {} },
      shipped: { packages: [], comments: [] },
      inputs: [],
      serviceWorker: null,
    };
    return pageView(page, {
      site: sampleSite('https://kit.example'),
      demos: new Map(),
      typed: new Set(),
      navigationIn: () => siteNavigation([], (path) => `${path}/`),
      bundles: { ...bundles, pages: {} },
      pictures: new Map(),
      texts: wholeTexts,
      settingsIn: () => null,
      renderComponent: () => '',
    });
  };

  test('is rendered without the frame of the documentation', () => {
    const html = renderPage(viewOf('/kit/playground'));
    expect(html).toContain('<h1>Try it</h1>');
    expect(html).not.toMatch(/<header class="header"|<nav|<footer/);
  });

  test('is told by its whole last segment', () => {
    expect(
      ['/playground', '/kit/playground', '/kit/playgrounds', '/kit/playground/more'].map(
        (pathname) => viewOf(pathname).layout,
      ),
    ).toEqual(['blank', 'blank', 'docs', 'docs']);
  });
});
