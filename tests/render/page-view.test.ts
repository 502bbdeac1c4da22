import { expect, test } from 'vitest';
import { siteNavigation } from '../../cli/5-render/navigation.ts';
import { notFoundView, offlineView, pageView } from '../../cli/5-render/page-view.ts';
import type { ViewContext } from '../../cli/5-render/view-context.ts';
import { wholeTexts } from '../../cli/5-render/view-texts.ts';
import type { CompiledPage } from '../../cli/model/page.ts';
import type { Site } from '../../cli/model/site.ts';
import { absentFrontmatter } from '../../cli/schemas/frontmatter-schema.ts';
import { samplePage, sampleSite } from '../emit/sample-site.ts';
import { emptyServer } from '../support/empty-server.ts';

const place = { file: 'content/site.yaml', line: 1, column: 1 };

interface Changes extends Partial<Omit<Site, 'config'>> {
  readonly config?: Partial<Site['config']>;
}

function contextOf(
  { config = {}, ...more }: Changes = {},
  url: string | null = 'https://kit.example',
): ViewContext {
  const site = sampleSite(url);
  return {
    site: { ...site, ...more, config: { ...site.config, ...config } },
    demos: new Map(),
    typed: new Set(),
    navigationIn: () => siteNavigation([], (path) => `${path}/`),
    bundles: {
      server: emptyServer,
      files: [],
      inlineStyles: { '/assets/a.css': 'a{}' },
      namedStyles: { highlight: '/assets/code.css', panels: null, reference: null, layouts: null },
      pages: {
        '/fold': {
          scripts: ['/assets/fold.js'],
          preloads: ['/assets/a.js'],
          styles: ['/assets/a.css'],
          lateStyles: ['/assets/late.css'],
          wake: ['/assets/demos.js'],
          further: ['/assets/further.js'],
        },
      },
      frames: {},
      ownPages: {},
      weights: { parts: {} },
      shipped: { packages: [], comments: [] },
      inputs: [],
      serviceWorker: null,
    },
    pictures: new Map(),
    texts: wholeTexts,
    settingsIn: (language) => `/assets/settings-${language}.html`,
    renderComponent: () => '',
  };
}

const viewOf = (page: CompiledPage, changes?: Changes, url?: string | null) =>
  pageView(page, contextOf(changes, url));

const fold = samplePage('/fold', 'Fold');

test('a page has the assets that were made for it, and addresses of its own', () => {
  const view = viewOf(fold);
  expect(view.head).toMatchObject({
    scripts: ['/assets/fold.js'],
    preloads: ['/assets/a.js'],
    styles: [{ href: '/assets/a.css', contents: 'a{}' }],
    lateStyles: ['/assets/late.css'],
    firstDemoPreloads: [],
    settings: '/assets/settings-en.html',
    namedStyles: { highlight: '/assets/code.css', panels: null, reference: null, layouts: null },
  });
  expect(view).toMatchObject({ canonicalUrl: 'https://kit.example/fold/', markdownUrl: '/fold/index.md' });
  expect(view.head.socialImage?.url).toMatch(/^https:\/\/kit\.example\/.+\.png$/);
});

test('without an address of the site there is nothing that needs a whole one', () => {
  const { canonicalUrl, head } = viewOf(fold, {}, null);
  expect([canonicalUrl, head.socialImage, head.structuredData]).toEqual([null, null, null]);
});

test('a page leads to its source, one of the reference does not: it is made from its package', () => {
  const repository = {
    url: 'https://code.example/kit',
    tag: 'v1',
    sourceUrl: 'https://code.example/kit/blob/v1',
  };
  const { node } = fold;
  const component = { kind: 'component', product: 'kit', name: 'Fold' } as const;
  expect(viewOf(fold, { config: { repository } })).toMatchObject({
    sourceUrl: 'https://code.example/kit/blob/v1/content/a.md',
    site: { repositoryUrl: 'https://code.example/kit', issuesUrl: 'https://code.example/kit/issues' },
  });
  expect(
    viewOf({ ...fold, node: { ...node, api: component } }, { config: { repository } }).sourceUrl,
  ).toBeNull();
  expect(viewOf(fold)).toMatchObject({ sourceUrl: null, site: { repositoryUrl: null, issuesUrl: null } });
});

test('a page tells the day of its last commit', () => {
  expect(viewOf(fold, { updated: { 'content/a.md': '2024-05-31T23:59:59Z' } }).updated).toBe('2024-05-31');
  expect(viewOf(fold).updated).toBeNull();
});

test('a package is installed in its documented major version; one that is not documented has no command', () => {
  const kit = (version: string) => ({
    name: '@paper/kit',
    version,
    plan: null,
    entries: [],
    theme: null,
    source: null,
    place,
  });
  const specOf = (packageName: string, version: string) => {
    const packages = [kit(version)];
    const products = sampleSite(null).config.products.map((product) => ({ ...product, packages }));
    return viewOf({ ...fold, frontmatter: { ...absentFrontmatter, packageName } }, { config: { products } })
      .packageSpec;
  };
  expect(specOf('@paper/other', '6.20.4')).toBeNull();
  expect(specOf('@paper/kit', '6.20.4')).toBe('@paper/kit@6');
  expect(specOf('@paper/kit', '0.4.1')).toBe('@paper/kit@0.4');
  expect(specOf('@paper/kit', '0.0.7')).toBe('@paper/kit@0.0.7');
});

test('the version that is documented here leads to the page, the others away from it', () => {
  const versions = [
    { text: 'v2', href: '/', current: true },
    { text: 'v1', href: 'https://v1.kit.example', current: false },
  ];
  const products = sampleSite(null).config.products.map((product) => ({ ...product, versions }));
  expect(viewOf(fold, { config: { products } }).product.versions.map(({ href }) => href)).toEqual([
    '/fold/',
    'https://v1.kit.example',
  ]);
  const elsewhere = notFoundView(contextOf({ config: { products } }));
  expect(elsewhere.product.versions.map(({ href }) => href)).toEqual(['/', 'https://v1.kit.example']);
});

test('icon fonts are those of the site and of the path', () => {
  const iconFonts = {
    stylesheet: 'https://css.example/icons.css',
    origins: [],
    onPaths: [{ contains: '/fold', stylesheets: ['https://css.example/fold.css'] }],
  };
  const fontsOf = (page: CompiledPage) => viewOf(page, { config: { iconFonts } }).head.iconFonts;
  expect(fontsOf(fold)).toEqual(['https://css.example/icons.css', 'https://css.example/fold.css']);
  expect(fontsOf(samplePage('/cut', 'Cut'))).toEqual(['https://css.example/icons.css']);
  expect(viewOf(fold).head.iconFonts).toEqual([]);
});

test('a product that is not there is a bug', () => {
  expect(() => viewOf({ ...fold, productId: 'gone' })).toThrow('No product gone');
});

test('what stands in for a page says so in the words of the site, and has no address', () => {
  const translations = {
    en: {
      'notFound.title': 'Not here',
      'notFound.description': 'Look elsewhere.',
      'offline.title': 'No network',
      'offline.description': 'Later.',
    },
  };
  const context = contextOf({ translations });
  expect(notFoundView(context)).toMatchObject({
    layout: 'not-found',
    title: 'Not here',
    documentTitle: 'Not here - Paper Kit',
    description: 'Look elsewhere.',
    canonicalUrl: null,
    markdownUrl: null,
  });
  expect(offlineView(context)).toMatchObject({
    layout: 'offline',
    title: 'No network',
    documentTitle: 'No network - Paper Kit',
    description: 'Later.',
    canonicalUrl: null,
  });
});
