import type { Place } from '../../cli/diagnostics/place.ts';
import type { RenderedPage } from '../../cli/model/output.ts';
import type { CompiledPage, CompiledSite } from '../../cli/model/page.ts';
import type { PageNode, Site } from '../../cli/model/site.ts';
import { absentFrontmatter } from '../../cli/schemas/frontmatter-schema.ts';
import { pageKey } from '../../cli/site/paths.ts';

const place: Place = { file: 'content/pages.yaml', line: 1, column: 1 };

export const samplePage = (
  pathname: string,
  title: string,
  more: Partial<CompiledPage> = {},
): CompiledPage => {
  const node: PageNode = {
    kind: 'page',
    pathname,
    title,
    plan: null,
    planned: false,
    newFeature: false,
    place,
    source: 'content/a.md',
  };
  return {
    node,
    key: pageKey(pathname, more.language ?? 'en', 'en'),
    language: 'en',
    file: 'content/a.md',
    title,
    titlePlace: place,
    description: `About ${title}.`,
    productId: 'kit',
    frontmatter: absentFrontmatter,
    html: '',
    toc: [],
    anchors: [],
    links: [],
    external: [],
    slots: [],
    fences: [],
    installs: [],
    markdown: ['Text.\n'],
    sections: [],
    ...more,
  };
};

/** An invented library in two languages. */
export const sampleSite = (url: string | null): Site => ({
  root: '/site',
  config: {
    name: 'Paper Kit',
    url,
    base: '/',
    repository: null,
    languages: ['en', 'fr'],
    themeColor: { light: '#fc0', dark: '#012' },
    products: [
      {
        id: 'kit',
        category: 'kit',
        name: 'Paper',
        metadata: '',
        prefixes: ['/'],
        versions: [],
        packages: [],
        api: null,
      },
      {
        id: 'ink',
        category: 'kit',
        name: 'Ink',
        metadata: '',
        prefixes: ['/ink'],
        versions: [],
        packages: [],
        api: null,
      },
    ],
    defaultProduct: 'kit',
    demos: {
      shell: null,
      project: { shell: null, packages: [], companions: [] },
      width: 800,
      clock: '2024-01-01T00:00:00Z',
      timeZone: 'UTC',
      locale: 'en',
      seed: 1,
      timeLimit: 60,
      setup: null,
      beforeMount: [],
      modernFolder: null,
      environment: {},
      allowedConsole: [],
      wrappers: [],
      sandboxes: [],
      alternatives: null,
      playground: null,
    },
    components: {},
    plugins: null,
    terms: {},
    elsewhere: [],
    redirects: [],
    severity: {},
    api: { external: [], untyped: [], dismissed: [], moved: [], ignore: [], paths: [], evaluation: false },
    search: true,
    help: null,
    favicon: '/favicon.svg',
    assistants: [],
    feedback: null,
    analytics: null,
    serviceWorker: null,
    iconFonts: null,
    origins: { images: [], frames: [], fonts: [], connect: [] },
  },
  tree: [],
  sources: [],
  translations: {
    en: { 'plan.pro': 'Pro plan', 'demo.shownAbove': '{files}: as above.' },
    fr: { 'plan.pro': 'Formule Pro' },
  },
  addresses: [],
  synonyms: {},
  pending: [],
  codeStyle: null,
  comparison: null,
  fonts: [],
  updated: {},
  reference: { components: [], interfaces: [], events: [], selectors: [], lists: [], exports: [] },
});

export const compiledSite = (
  pages: readonly CompiledPage[],
  demos: CompiledSite['demos'] = [],
): CompiledSite => ({
  pages,
  demos,
});

export const renderedPage = (pathname: string, html = '', components = {}): RenderedPage => ({
  pathname,
  html,
  components,
});
