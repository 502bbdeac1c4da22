import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageView } from '../../renderer/view/page.ts';
import { inlineScripts, renderPage, takeMissingMessages } from '../../templates/index.ts';
import { firstPaint } from '../../templates/parts/first-paint.ts';
import { axeFaults } from '../support/axe-in-memory.ts';
import { sampleDemo, sampleView } from './sample-view.ts';

afterEach(() => vi.unstubAllEnvs());

const documents = new Map<PageView, Document>();

/** Document of a view. No test changes one, so each is parsed once. */
function open(view: PageView): Document {
  const known = documents.get(view);
  if (known !== undefined) return known;
  const { document } = new JSDOM(renderPage(view)).window;
  documents.set(view, document);
  return document;
}

const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent?.trim());

const layouts: Record<PageView['layout'], PageView> = {
  docs: sampleView,
  landing: { ...sampleView, layout: 'landing' },
  blank: { ...sampleView, layout: 'blank' },
  'not-found': { ...sampleView, layout: 'not-found', canonicalUrl: null, body: '', toc: [], slots: [] },
  offline: { ...sampleView, layout: 'offline', canonicalUrl: null, body: '', toc: [], slots: [] },
};

test.each(Object.entries(layouts))('%s: a document with one h1, one main, and named landmarks', (_, view) => {
  expect(renderPage(view).startsWith('<!doctype html><html lang="en" dir="ltr">')).toBe(true);
  const document = open(view);
  expect(document.compatMode).toBe('CSS1Compat');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelectorAll('main')).toHaveLength(1);
  for (const nav of document.querySelectorAll('nav')) expect(nav.getAttribute('aria-label')).toBeTruthy();
  expect(takeMissingMessages()).toEqual([]);
});

test.each(Object.entries(layouts))('%s: axe finds nothing', async (_, view) => {
  expect(await axeFaults(renderPage(view), 'html')).toEqual([]);
});

test('the head has all that a crawler and a browser ask for', () => {
  const { head } = open(sampleView);
  const content = (selector: string) => head.querySelector(selector)?.getAttribute('content');
  expect(head.firstElementChild?.getAttribute('charset')).toBe('utf-8');
  expect(head.querySelector('title')?.textContent).toBe('Shelf - Shelves');
  expect(content('[name="description"]')).toBe('Put things on boards.');
  expect(head.querySelector('[rel="canonical"]')?.getAttribute('href')).toBe('https://example.org/shelf/');
  expect(content('[property="og:title"]')).toBe('Shelf - Shelves');
  expect(content('[property="og:description"]')).toBe('Put things on boards.');
  expect(content('[property="og:type"]')).toBe('article');
  expect(content('[property="og:url"]')).toBe('https://example.org/shelf/');
  expect(content('[property="og:site_name"]')).toBe('Shelf UI');
  expect(content('[name="theme-color"][media*="light"]')).toBe('#0b60c9');
  expect(content('[name="theme-color"][media*="dark"]')).toBe('#0c1421');
  expect(head.querySelector('[rel="icon"]')?.getAttribute('href')).toBe('/favicon.svg');
  expect(head.querySelector('[rel="modulepreload"]')?.getAttribute('href')).toBe('/assets/chunk.js');
  expect(
    [...head.querySelectorAll('script[type="module"]')].map((script) => script.getAttribute('src')),
  ).toEqual(sampleView.head.scripts);
  expect(head.querySelector('style')?.textContent).toContain('.css-1{color:red}');
});

test('the drawer names where the controls of the settings are, which no page holds', () => {
  const drawer = open(sampleView).querySelector<HTMLElement>('#site--settings');
  expect(drawer?.dataset.href).toBe('/assets/settings-en.html');
  expect(drawer?.querySelector('input')).toBeNull();
});

test('the two largest files of the first demo stand before the scripts of the page, the others after them', () => {
  const firstDemoPreloads = ['/assets/react.js', '/assets/grid.js', '/assets/demo.js'];
  const { head } = open({ ...sampleView, head: { ...sampleView.head, firstDemoPreloads } });
  const scripts = [...head.querySelectorAll('[rel="modulepreload"], script[type="module"]')];
  expect(scripts.map((each) => each.getAttribute('href') ?? each.getAttribute('src'))).toEqual([
    '/assets/react.js',
    '/assets/grid.js',
    '/assets/chunk.js',
    '/assets/site.js',
    '/assets/page.js',
    '/assets/demo.js',
  ]);
  const late = scripts.filter((each) => each.getAttribute('fetchpriority') === 'low');
  expect(late.map((each) => each.getAttribute('href'))).toEqual(firstDemoPreloads);
});

test.each(Object.entries(layouts))(
  '%s: the main region takes part in changes of page and visits',
  (_, view) => {
    const measured = { ...view, site: { ...view.site, analytics: true } };
    const main = open(measured).querySelector('main');
    expect(main?.dataset).toMatchObject({ status: 'entered', product: 'shelf', productCategory: 'core' });
    expect(main?.tabIndex).toBe(-1);
  },
);

test('pages say whether the layouts of lists are being compared', () => {
  const told = (apiEvaluation: boolean) =>
    open({ ...sampleView, site: { ...sampleView.site, apiEvaluation } }).documentElement.dataset
      .apiEvaluation;
  expect([told(true), told(false)]).toEqual(['', undefined]);
});

test.each(Object.entries(layouts))('%s: the policy names every inline script', (_, view) => {
  const document = open(view);
  const inline = [...document.querySelectorAll('script:not([src], [type="application/ld+json"])')];
  expect(inline).not.toEqual([]);
  expect(inlineScripts).toEqual(expect.arrayContaining(inline.map((script) => script.textContent)));
});

test('the first inline script is the constant one, unescaped, and before the stylesheets', () => {
  const document = open(sampleView);
  const inline = [...document.querySelectorAll('script:not([src], [type="application/ld+json"])')];
  expect(inline[0]?.textContent).toBe(inlineScripts[0]);
  expect(inline[0]?.textContent).toContain(firstPaint);
  const stylesheet = document.querySelector('[rel="stylesheet"]');
  expect(stylesheet && inline[0]?.compareDocumentPosition(stylesheet)).toBe(4);
});

test('the head names the page as Markdown, its picture and what it is', () => {
  const { head } = open(sampleView);
  const alternate = head.querySelector('[rel="alternate"]');
  expect(alternate?.getAttribute('type')).toBe('text/markdown');
  expect(alternate?.getAttribute('href')).toBe('/shelf/index.md');
  const content = (property: string) =>
    head.querySelector(`[property="${property}"]`)?.getAttribute('content');
  expect(content('og:image')).toBe('https://example.org/shelf/social.png');
  expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
  expect(content('og:image:alt')).toBe('Shelf');
  expect(head.querySelector('[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image');
  expect(head.querySelector('[type="application/ld+json"]')?.textContent).toBe(
    sampleView.head.structuredData,
  );
  const bare = open({
    ...sampleView,
    markdownUrl: null,
    head: { ...sampleView.head, socialImage: null, structuredData: null },
  });
  expect(
    bare.querySelector(
      '[rel="alternate"], [property^="og:image"], [name^="twitter"], [type$="json"], [data-copy-page]',
    ),
  ).toBeNull();
});

test('the page can be had as Markdown, by a button with a script and by a link without', () => {
  const document = open(sampleView);
  expect(document.querySelector('button.needs-js[data-copy-page="/shelf/index.md"]')?.textContent).toBe(
    'Copy page as Markdown',
  );
  expect(document.querySelector('.page-head a.without-js')?.getAttribute('href')).toBe('/shelf/index.md');
});

test('a site without an address has no canonical link', () => {
  const { head } = open({ ...sampleView, canonicalUrl: null });
  expect(head.querySelector('[rel="canonical"], [property="og:url"]')).toBeNull();
});

test('the sidebar opens the group of the page and leaves the others one line', () => {
  const sidebar = open(sampleView).querySelector('.sidebar');
  if (!sidebar) throw new Error('no sidebar');
  expect(texts(sidebar, '[aria-current="page"]')).toEqual(['Shelf Pro plan']);
  expect(sidebar.querySelector('.roots > li > a[href="/install/"]')?.textContent).toBe('Start');
  expect(texts(sidebar, 'details[open] > summary')).toEqual(['Shelves']);
  expect(texts(sidebar, 'details:not([open]) > summary')).toEqual(['Guides']);
  expect(texts(sidebar, '.subheader')).toEqual(['Parts']);
  expect(texts(sidebar, 'a[href="/mounting/"] .chip, a[href="/mounting/"] .sr')).toEqual([
    'Planned',
    'Premium plan',
  ]);
});

test('the page says how to install its package and when it was changed', () => {
  const document = open(sampleView);
  const install = document.querySelector('.install');
  expect(install?.getAttribute('data-copy-text')).toBe('npm install @shelf/core@2');
  expect(install?.querySelector('code')?.textContent).toBe('npm install @shelf/core@2');
  expect(document.querySelector('.page-foot time')?.outerHTML).toBe(
    '<time datetime="2024-05-31">May 31, 2024</time>',
  );
  const bare = open({ ...sampleView, packageSpec: null, updated: null });
  expect(bare.querySelector('.install, .page-foot time')).toBeNull();
  expect(bare.querySelector('.facts code')?.textContent).toBe('@shelf/core');
});

test('on a landing page each section with a demo is a card, and the others follow in their order', () => {
  const body =
    '<p>First</p><h2 id="a">A</h2><docs-slot data-slot="0"></docs-slot><h2 id="b">B</h2><p>b</p><h2 id="c">C</h2><docs-slot data-slot="1"></docs-slot>';
  const document = open({ ...sampleView, layout: 'landing', body });
  expect(document.querySelector('h1')?.textContent).toBe('Shelves');
  expect(texts(document, '.prose h2, .prose > p').slice(0, 4)).toEqual(['First', 'A', 'B', 'b']);
  expect(texts(document, '.card > h2')).toEqual(['A']);
  expect(document.querySelectorAll('.card .demo')).toHaveLength(1);
  expect(document.querySelector('.hero [data-search-open]')).not.toBeNull();
});

test('a button that opens something names an element that exists', () => {
  const document = open(sampleView);
  for (const button of document.querySelectorAll('[popovertarget]'))
    expect(document.getElementById(button.getAttribute('popovertarget') ?? '')?.hasAttribute('popover')).toBe(
      true,
    );
  expect(open(layouts['not-found']).querySelectorAll('[popovertarget="site--navigation"]')).toHaveLength(0);
});

test('head and foot of the page', () => {
  const document = open(sampleView);
  expect(texts(document, '.page-head .chip')).toEqual(['Pro plan', 'New']);
  expect(texts(document, '.breadcrumbs a')).toEqual(['Shelves']);
  expect(document.querySelector('.facts a[href*="/issues/new"]')?.getAttribute('href')).toBe(
    'https://example.org/shelf/issues/new?title=%5Bdocs%5D%20Shelf&labels=component%3A%20shelf',
  );
  expect(document.querySelector('[rel="prev"]')?.getAttribute('href')).toBe('/install/');
  expect(document.querySelector('[rel="next"]')?.textContent).toContain('Board');
  expect(texts(document, '.contents > ul > li > a')).toEqual(['Use']);
  expect(texts(document, '.contents ul ul a')).toEqual(['More Pro plan']);
  expect(document.querySelector('.contents')?.id).toBe(
    document.querySelector('.contents-button')?.getAttribute('popovertarget'),
  );
  expect(renderPage(sampleView).match(/href="#more"/g), 'the contents stand once').toHaveLength(1);
});

test('the neighbours of a page are named for where they lead', () => {
  const links = [...open(sampleView).querySelectorAll('.neighbours a')];
  expect(
    links.map((link) => [link.getAttribute('rel'), link.getAttribute('href'), link.textContent]),
  ).toEqual([
    ['prev', '/install/', 'PreviousInstall'],
    ['next', '/board/', 'NextBoard'],
  ]);
  const first = open({ ...sampleView, previous: null });
  expect([...first.querySelectorAll('.neighbours a')].map((link) => link.textContent)).toEqual(['NextBoard']);
  expect(open({ ...sampleView, previous: null, next: null }).querySelector('.neighbours')).toBeNull();
});

test('the day of the last change is the same in every zone', () => {
  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', zone);
    // A copy is rendered again.
    expect(texts(open({ ...sampleView }), '.page-foot time')).toEqual(['May 31, 2024']);
  }
});

test.each(Object.entries(layouts))('%s: search engines list pages, not what stands in for one', (_, view) => {
  const robots = open(view).querySelector('meta[name="robots"]')?.getAttribute('content');
  expect(robots).toBe(view.layout === 'not-found' || view.layout === 'offline' ? 'noindex' : undefined);
});

test.each([
  ['en', 'ltr', null],
  ['ar', 'rtl', 'rtl'],
  ['he', 'rtl', 'rtl'],
  ['fa', 'rtl', 'rtl'],
])('a page in %s has the direction of its language', (language, dir, kept) => {
  const { documentElement: root } = open({ ...sampleView, language });
  expect([root.lang, root.dir, root.getAttribute('data-direction')]).toEqual([language, dir, kept]);
});

test('a page without headings has no contents', () => {
  expect(open({ ...sampleView, toc: [] }).querySelector('.contents, .contents-button')).toBeNull();
});

test('the page is offered in its other languages, the current one marked', () => {
  const languages: PageView['translations'] = [
    { language: 'en', name: 'English', href: '/shelf/', canonicalUrl: 'https://example.org/shelf/' },
    { language: 'zh', name: '中文', href: '/zh/shelf/', canonicalUrl: null },
  ];
  const document = open({ ...sampleView, translations: languages });
  expect(texts(document, '.languages .sr')).toEqual(['Language: English']);
  const links = [...document.querySelectorAll('.languages a')];
  expect(
    links.map((link) =>
      ['href', 'hreflang', 'lang', 'aria-current', 'data-full-load'].map((name) => link.getAttribute(name)),
    ),
  ).toEqual([
    ['/shelf/', 'en', 'en', 'true', null],
    ['/zh/shelf/', 'zh', 'zh', null, ''],
  ]);
  // A crawler is told of those that have an address.
  const alternates = [...document.querySelectorAll('[rel="alternate"][hreflang]')];
  expect(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['en', 'https://example.org/shelf/'],
  ]);
  expect(open(sampleView).querySelector('.languages, [rel="alternate"][hreflang]')).toBeNull();
});

test('assistants that the site names open with the request to read the Markdown of the page', () => {
  const assistants = [{ name: 'Sage', href: 'https://sage.example/new?q={prompt}' }];
  const html = renderPage({ ...sampleView, site: { ...sampleView.site, assistants } });
  const [, query = ''] = /href="https:\/\/sage\.example\/new\?q=([^"]+)"/.exec(html) ?? [];
  const page = `${sampleView.canonicalUrl}index.md`;
  expect(decodeURIComponent(query)).toBe(`Read ${page} and answer my questions about it.`);
  expect(html).toContain('Open in Sage');
  expect(renderPage(sampleView)).not.toContain('Open in Sage');
});

test('an address of the frontmatter that is not of the web does not become a link', () => {
  const waiAria = 'javascript:alert(1)';
  expect(renderPage({ ...sampleView, waiAria })).not.toContain(waiAria);
});

test('slots are replaced by the demo and the component, byte for byte', () => {
  const document = open(sampleView);
  expect(document.querySelector('docs-slot')).toBeNull();
  expect(document.querySelector('#component')?.textContent).toBe('a $1 component');
  const figure = document.querySelector('figure.demo');
  expect(figure?.id).toBe('TallShelf');
  expect(figure?.getAttribute('data-demo')).toBe('shelf/TallShelf');
  expect(figure?.getAttribute('aria-label')).toContain('TallShelf');
  expect(figure?.querySelector('.demo-stage > .demo-picture')?.innerHTML).toBe(sampleDemo.picture);
  for (const id of ['TallShelf.tsx', 'TallShelf.js'])
    expect(figure?.contains(document.getElementById(id))).toBe(true);
});

test('a slot that is not given is a bug', () => {
  expect(() => renderPage({ ...sampleView, slots: [] })).toThrow('/shelf');
});

test('options of a demo', () => {
  const options = {
    ...sampleDemo.options,
    hideToolbar: true,
    maxWidth: 320,
    height: 200,
    bg: 'gradient' as const,
  };
  const view = {
    ...sampleView,
    slots: [{ ...sampleDemo, options, picture: null }, ...sampleView.slots.slice(1)],
  };
  const document = open(view);
  expect(document.querySelector('.demo-code, .demo-toolbar')).toBeNull();
  expect(document.querySelector('.demo-stage')?.getAttribute('style')).toBe('height:200px;max-width:320px');
  expect(document.querySelector('figure')?.dataset.bg).toBe('gradient');
  expect(document.querySelector('.demo-stage')?.textContent).toBe('This demo could not be rendered.');
});

test.each(Object.entries(layouts))('%s: no text of the page is read as markup', (_, view) => {
  const evil = `<img src=x onerror="x">'&amp;</script></style></title>`;
  const link = { title: evil, href: `/"><img>` };
  const document = open({
    ...view,
    title: evil,
    documentTitle: evil,
    description: evil,
    site: { ...view.site, name: evil },
    product: {
      ...view.product,
      name: evil,
      versions: [{ text: evil, href: link.href, current: true }, ...view.product.versions],
    },
    navigation: view.navigation.map((item) => ({ ...item, title: evil, open: false, href: link.href })),
    breadcrumbs: [link],
    previous: link,
    next: link,
    toc: [{ id: `"><img>`, title: evil, plan: null, children: [] }],
    packageName: evil,
    head: { ...view.head, inlineStyle: '.a::before{content:"</style><img>"}' },
  });
  expect([...document.querySelectorAll('img')].map((image) => image.className || image.alt)).toEqual(
    view.layout === 'blank' ? [] : [''],
  );
  expect(document.querySelectorAll('style')).toHaveLength(1);
  expect(document.title).toBe(evil);
  expect(document.querySelector('[name="description"]')?.getAttribute('content')).toBe(evil);
});

test('texts that no dictionary has are listed once, sorted, and the end of their key is shown', () => {
  const document = open({ ...sampleView, messages: { 'contents.title': 'Inhalt' } });
  expect(document.querySelector('.skip-link')?.textContent).toBe('skip');
  expect(document.querySelector('.contents-title')?.textContent).toBe('Inhalt');
  const missing = takeMissingMessages();
  expect(missing).toContain('page.skip');
  expect(missing).not.toContain('contents.title');
  expect(missing).toEqual([...missing].sort());
  expect(takeMissingMessages()).toEqual([]);
});
