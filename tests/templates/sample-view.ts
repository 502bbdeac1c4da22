import type { DemoView } from '../../renderer/view/demo.ts';
import type { NavigationItem, PageView } from '../../renderer/view/page.ts';
import messages from '../../templates/texts/en.json' with { type: 'json' };

const item = (title: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  kind: 'page',
  title,
  href: `/${title.toLowerCase()}/`,
  subheader: false,
  plan: null,
  planned: false,
  newFeature: false,
  current: false,
  open: false,
  children: [],
  ...more,
});

const group = (title: string, children: readonly NavigationItem[], more: Partial<NavigationItem> = {}) =>
  item(title, { kind: 'group', href: children[0]?.href ?? null, children, ...more });

export const sampleDemo: DemoView = {
  kind: 'demo',
  name: 'TallShelf',
  id: 'shelf/TallShelf',
  options: {
    bg: 'default',
    defaultCodeOpen: false,
    hideToolbar: false,
    iframe: false,
    maxWidth: null,
    height: null,
  },
  picture: '<div>three $1 shelves</div>',
  preview: '<b>&lt;Shelf tall /&gt;</b>',
  sources: [
    {
      name: 'TallShelf.tsx',
      language: 'tsx',
      code: '<Shelf<Book> tall />\n',
      html: '<span class="token tag">&lt;Shelf&lt;Book&gt; tall /&gt;</span>\n',
      href: '/shelf/TallShelf.tsx.txt',
    },
    {
      name: 'books.json',
      language: 'json',
      code: '[]',
      html: '[]',
      href: '/data/books.json.txt',
    },
  ],
  javascript: {
    preview: '<b>&lt;Shelf tall /&gt;</b>',
    sources: [
      {
        name: 'TallShelf.js',
        language: 'js',
        code: '<Shelf tall />\n',
        html: '<span class="token tag">&lt;Shelf tall /&gt;</span>\n',
        href: '/shelf/TallShelf.js.txt',
      },
      {
        name: 'books.json',
        language: 'json',
        code: '[]',
        html: '[]',
        href: '/data/books.json.txt',
      },
    ],
  },
  sourceUrl: 'https://example.org/shelf/blob/v2.1.0/TallShelf.tsx',
  exports: ['stackblitz', 'codesandbox', 'zip'],
  frameUrl: '/demo-frame/shelf/',
  alternatives: null,
  ownPageUrl: null,
};

/** Code tabs as the compiler writes them. */
function tabs(id: string, labels: readonly string[]): string {
  const buttons = labels.map(
    (label, index) =>
      `<button type="button" role="tab" id="${id}-tab-${index}" aria-controls="${id}-panel-${index}" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${label}</button>`,
  );
  const panels = labels.map(
    (label, index) =>
      `<div class="code-tab-panel" role="tabpanel" id="${id}-panel-${index}" aria-labelledby="${id}-tab-${index}"><p class="code-tab-label">${label}</p><div class="code" data-language="bash"><pre tabindex="0"><code class="language-bash">${label} add shelf\n</code></pre></div></div>`,
  );
  return `<div class="code-tabs" data-storage-key="package-manager"><div class="code-tab-list" role="tablist" aria-label="Code of ${id}" hidden>${buttons.join('')}</div>${panels.join('')}</div>`;
}

/** A page of an invented library in the middle of its tree, with a demo and a component. */
export const sampleView: PageView = {
  site: {
    name: 'Shelf UI',
    base: '/',
    repositoryUrl: 'https://example.org/shelf',
    issuesUrl: 'https://example.org/shelf/issues',
    themeColor: { light: '#0b60c9', dark: '#0c1421' },
    languages: ['en'],
    homePath: '/start/',
    helpPath: '/start/help/',
    searchUrl: '/search/en.json',
    fonts: [],
    feedbackUrl: null,
    assistants: [],
    analytics: false,
    apiEvaluation: false,
  },
  product: {
    id: 'shelf',
    categoryId: 'core',
    name: 'Shelves',
    metadata: 'Shelf UI',
    versions: [
      { text: 'v2.1.0', href: '/shelf/', current: true },
      { text: 'v1', href: 'https://example.org/v1', current: false },
    ],
  },
  language: 'en',
  translations: [
    { language: 'en', name: 'English', href: '/shelf/', canonicalUrl: 'https://example.org/shelf/' },
  ],
  pathname: '/shelf',
  canonicalUrl: 'https://example.org/shelf/',
  markdownUrl: '/shelf/index.md',
  typesUrl: null,
  layout: 'docs',
  title: 'Shelf',
  heading: 'Shelf',
  documentTitle: 'Shelf - Shelves',
  description: 'Put things on boards.',
  plan: 'pro',
  planned: false,
  newFeature: true,
  navigation: [
    item('Elsewhere', { kind: 'link', href: 'https://example.org/elsewhere' }),
    group('Start', [item('Install')]),
    group(
      'Shelves',
      [
        group('Parts', [item('Shelf', { current: true, plan: 'pro' }), item('Board')], {
          subheader: true,
          href: null,
          open: true,
        }),
        group('Guides', [item('Mounting', { planned: true, plan: 'premium' })]),
      ],
      { open: true },
    ),
  ],
  breadcrumbs: [{ title: 'Shelves', href: '/shelf/' }],
  previous: { title: 'Install', href: '/install/' },
  next: { title: 'Board', href: '/board/' },
  toc: [
    {
      id: 'use',
      title: 'Use',
      plan: null,
      children: [{ id: 'more', title: 'More', plan: 'pro', children: [] }],
    },
  ],
  body:
    tabs('a', ['npm', 'pnpm']) +
    tabs('b', ['npm', 'pnpm', 'yarn']) +
    '<h2 id="use">Use</h2><docs-slot data-slot="0"></docs-slot><h3 id="more">More</h3><docs-slot data-slot="1"></docs-slot>',
  slots: [sampleDemo, { kind: 'component', name: 'Table', html: '<p id="component">a $1 component</p>' }],
  head: {
    styles: [{ href: '/assets/styles.css', contents: null }],
    lateStyles: ['/assets/late.css'],
    namedStyles: {
      highlight: '/assets/highlight.css',
      panels: '/assets/panels.css',
      reference: '/assets/reference.css',
      layouts: '/assets/layouts.css',
    },
    settings: '/assets/settings-en.html',
    inlineStyle: '.css-1{color:red}',
    scripts: ['/assets/site.js', '/assets/page.js'],
    preloads: ['/assets/chunk.js'],
    firstDemoPreloads: [],
    favicon: '/favicon.svg',
    iconFonts: [],
    socialImage: { url: 'https://example.org/shelf/social.png', width: 1200, height: 630 },
    structuredData: '{"@type":"TechArticle"}',
  },
  messages,
  sourceUrl: 'https://example.org/shelf/blob/main/shelf.md',
  updated: '2024-05-31',
  githubLabel: 'component: shelf',
  packageName: '@shelf/core',
  packageSpec: '@shelf/core@2',
  waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
};
