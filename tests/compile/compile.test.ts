import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordKeys } from '../../cli/2-compile/markdown/words.ts';
import { createGraph } from '../../cli/derive/graph.ts';
import type { Made } from '../../cli/derive/history.ts';
import type { Place } from '../../cli/diagnostics/place.ts';
import { compile } from '../../cli/examine/examine.ts';
import { onePage } from '../../cli/examine/site-pages.ts';
import { siteValue } from '../../cli/examine/site-values.ts';
import { diskCache, noCache } from '../../cli/machine/cache.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import type { ProductConfig } from '../../cli/model/config.ts';
import type { CompiledSite } from '../../cli/model/page.ts';
import type { PageNode, PageSource, Site } from '../../cli/model/site.ts';
import { htmlOfFragment } from '../../cli/site/demo-fragments.ts';
import { temporaryFolder } from '../support/folder.ts';

const place: Place = { file: 'content/pages.yaml', line: 1, column: 1 };

const page = (pathname: string, title: string): PageNode => ({
  kind: 'page',
  pathname,
  title,
  plan: null,
  planned: false,
  newFeature: false,
  place,
  source: `content${pathname}/index.md`,
});

const product = (id: string, prefix: string): ProductConfig => ({
  id,
  category: id,
  name: id,
  metadata: '',
  prefixes: [prefix],
  versions: [],
  packages: [],
  api: null,
});

const words = (language: string) => Object.fromEntries(wordKeys.map((key) => [key, `${language} ${key}`]));

function siteOf(
  sources: readonly PageSource[],
  translations: Site['translations'] = { en: words('en'), zh: words('zh') },
): Site {
  return {
    root: '/site',
    config: {
      name: 'Lantern',
      url: null,
      base: '/',
      repository: null,
      languages: ['en', 'zh'],
      themeColor: { light: '#fff', dark: '#000' },
      products: [product('lamps', '/lamps'), product('desk', '/lamps/desk')],
      defaultProduct: 'lamps',
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
        wrappers: [],
        sandboxes: [],
        alternatives: null,
        playground: null,
        environment: {},
        allowedConsole: [],
      },
      components: {},
      plugins: null,
      terms: {},
      elsewhere: [],
      redirects: [],
      help: null,
      severity: {},
      api: { external: [], untyped: [], dismissed: [], moved: [], ignore: [], paths: [], evaluation: false },
      assistants: [],
      favicon: null,
      search: true,
      feedback: null,
      analytics: null,
      serviceWorker: null,
      iconFonts: null,
      origins: { images: [], frames: [], fonts: [], connect: [] },
    },
    tree: sources.map(({ node }) => node),
    sources,
    translations,
    addresses: [],
    synonyms: {},
    pending: [{ pathname: '/lamps/api/lamp-shade', place }],
    codeStyle: null,
    comparison: null,
    fonts: [],
    updated: {},
    reference: { components: [], interfaces: [], events: [], selectors: [], lists: [], exports: [] },
  };
}

const dimming = page('/lamps/dimming', 'Dimming');
const text = (title: string, rest = '') => `# ${title}\n\n<p class="description">A lamp.</p>\n\n${rest}`;

/** A page with its text. */
type WrittenPage = PageSource & { readonly text: string };

const source = (node: PageNode, language: string, body: string): WrittenPage => ({
  node,
  language,
  file: `content${node.pathname}/index${language === 'en' ? '' : `.${language}`}.md`,
  text: body,
});

/** A host of the texts of pages, and of further files. */
const hostOf = (pages: readonly WrittenPage[], files: ReadonlyMap<string, string> = new Map()) =>
  memoryHost(new Map([...files, ...pages.map(({ file, text: own }) => [join('/site', file), own] as const)]));

const compiled = (pages: readonly WrittenPage[], translations?: Site['translations']) =>
  compile(hostOf(pages), siteOf(pages, translations));

test('a page carries its node, its title, description and product', () => {
  const desk = page('/lamps/desk', 'Desk lamps');
  const home = page('/', 'Home');
  const pages = [dimming, desk, home].map((node) => source(node, 'en', text(node.title)));
  const { value, diagnostics } = compiled(pages);
  expect(diagnostics).toEqual([]);
  expect(
    value.pages.map(({ node, title, description, productId }) => [node, title, description, productId]),
  ).toEqual([
    [dimming, 'Dimming', 'A lamp.', 'lamps'],
    [desk, 'Desk lamps', 'A lamp.', 'desk'],
    [home, 'Home', 'A lamp.', 'lamps'],
  ]);
});

test('the heading of a page is its own, beside a title for search results', () => {
  const written = `---\ntitle: Dimming lamps\n---\n\n${text('Dimming <span class="plan-pro"></span>')}`;
  const same = `---\ntitle: Desk\n---\n\n${text('Desk')}`;
  const desk = page('/lamps/desk', 'Desk');
  const { value } = compiled([source(dimming, 'en', written), source(desk, 'en', same)]);
  expect(value.pages.map(({ title, heading }) => [title, heading])).toEqual([
    ['Dimming lamps', 'Dimming'],
    ['Desk', undefined],
  ]);
});

test('contents nest, and carry the plans that headings name', () => {
  const body = text(
    'Dimming',
    '## A <span class="plan-pro"></span>\n\n### B\n\n#### C\n\n### D <span class="plan-premium"></span>\n\n## E\n',
  );
  const { value } = compiled([source(dimming, 'en', body)]);
  expect(value.pages[0]?.toc).toEqual([
    {
      id: 'a',
      title: 'A',
      plan: 'pro',
      children: [
        { id: 'b', title: 'B', plan: null, children: [] },
        { id: 'd', title: 'D', plan: 'premium', children: [] },
      ],
    },
    { id: 'e', title: 'E', plan: null, children: [] },
  ]);
});

test('links are those that lead into the site, resolved, where they stand', () => {
  const body = text(
    'Dimming',
    '[a](../shades#x) [b](#y) [c](https://lantern.example) [d](mailto:a@b.example)\n\n<a href="/">e</a>\n',
  );
  const { value } = compiled([source(dimming, 'en', body)]);
  const file = 'content/lamps/dimming/index.md';
  expect(value.pages[0]?.links).toEqual([
    { href: '/lamps/shades/#x', place: { file, line: 5, column: 1, end: { line: 5, column: 17 } } },
    { href: '/lamps/dimming/#y', place: { file, line: 5, column: 18, end: { line: 5, column: 25 } } },
    { href: '/', place: { file, line: 7, column: 1, end: { line: 7, column: 18 } } },
  ]);
});

test('slots name their demos; demos come once, sorted, with every local file behind them', () => {
  const files = new Map<string, string>([
    [
      '/site/content/lamps/dimming/Table.tsx',
      "import { lamps } from '../../data/lamps';\nimport styles from './Table.module.css';\n",
    ],
    ['/site/content/lamps/dimming/Table.module.css', '.lamp { color: red; }'],
    [
      '/site/content/lamps/dimming/Chart.js',
      "import Table from './Table';\nimport outside from '../../../templates/x';\nimport gone from './gone';\n",
    ],
    ['/site/content/data/lamps.ts', "import watts from './watts.json';\nexport * from './index';\n"],
    ['/site/content/data/watts.json', '[8]'],
    ['/site/content/data/index.ts', "export * from './lamps';\n"],
    ['/site/templates/x.ts', ''],
  ]);
  const directives = '{{"demo": "Table.tsx", "height": 300}}\n\n{{"demo": "Chart.js"}}\n';
  const pages = [
    source(dimming, 'en', text('Dimming', directives)),
    source(dimming, 'zh', text('调光', directives)),
  ];
  const { value, diagnostics } = compile(hostOf(pages, files), siteOf(pages));
  expect(diagnostics.map(({ code, place }) => [code, place?.file])).toEqual([
    ['demo/not-exportable', 'content/lamps/dimming/Chart.js'],
  ]);
  const [english, chinese] = value.pages;
  expect(english?.slots).toEqual([
    {
      kind: 'demo',
      demo: 'lamps/dimming/Table',
      name: 'Table',
      options: {
        bg: 'default',
        defaultCodeOpen: false,
        hideToolbar: false,
        iframe: false,
        maxWidth: null,
        height: 300,
      },
      place: { file: 'content/lamps/dimming/index.md', line: 5, column: 1, end: { line: 5, column: 39 } },
    },
    expect.objectContaining({ demo: 'lamps/dimming/Chart' }),
  ]);
  expect(chinese?.slots.map((slot) => slot.kind === 'demo' && slot.demo)).toEqual([
    'lamps/dimming/Table',
    'lamps/dimming/Chart',
  ]);
  expect(english?.anchors).toEqual(
    expect.arrayContaining(['Table', 'Table.js', 'Table.tsx', 'Chart', 'Chart.js', 'Chart.tsx']),
  );
  expect(value.demos.map(({ id, file }) => [id, file])).toEqual([
    ['lamps/dimming/Chart', 'content/lamps/dimming/Chart.js'],
    ['lamps/dimming/Table', 'content/lamps/dimming/Table.tsx'],
  ]);
  const [chart, table] = value.demos;
  expect(table?.sources.map(({ name, language }) => [name, language])).toEqual([
    ['Table.tsx', 'tsx'],
    ['lamps.ts', 'ts'],
    ['Table.module.css', 'css'],
    ['watts.json', 'json'],
    ['index.ts', 'ts'],
  ]);
  expect(chart?.sources[0]?.name).toBe('Chart.js');
  expect(chart?.sources.map(({ file }) => file)).not.toContain('templates/x.ts');
  const style = table?.sources.find(({ name }) => name === 'Table.module.css');
  expect(htmlOfFragment(style?.fragment ?? '')).toContain('.<span class="token type">lamp</span>');
});

test('a page uses the words of its language, and of the default one where those lack', () => {
  const body = ':::info\nText.\n:::\n\n:::tip\nText.\n:::\n';
  const { value, diagnostics } = compiled([source(dimming, 'zh', text('调光', body))], {
    en: words('en'),
    zh: { 'callout.info': '信息' },
  });
  expect(diagnostics).toEqual([]);
  expect(value.pages[0]?.html).toContain('aria-label="信息"');
  expect(value.pages[0]?.html).toContain('aria-label="en callout.tip"');
});

test('a word that no dictionary has is reported once', () => {
  const pages = [dimming, page('/lamps/desk', 'Desk')].map((node) =>
    source(node, 'en', text(node.title, ':::info\nText.\n:::\n')),
  );
  const { diagnostics } = compiled(pages, { en: {} });
  expect(diagnostics.map(({ code, message, place: at }) => [code, message, at])).toEqual([
    [
      'translation/unknown-key',
      'No dictionary has the key `callout.info`.',
      { file: 'content/translations/en.json', line: 1, column: 1 },
    ],
  ]);
});

test('components of the frontmatter lead to API pages, pending ones included', () => {
  const body = `---\ncomponents: LampShade\n---\n${text('Dimming')}`;
  const { value } = compiled([source(dimming, 'en', body)]);
  expect(value.pages[0]?.html).toContain(
    '<span class="link-pending" title="en link.pending"><code>LampShade</code></span>',
  );
});

test('a title in the frontmatter is for search results and tabs, the heading for readers', () => {
  const body = `---\ntitle: Dimming lamps by hand\n---\n${text('Dimming')}`;
  const { value } = compiled([source(dimming, 'en', body)]);
  expect(value.pages[0]).toMatchObject({ title: 'Dimming lamps by hand', heading: 'Dimming' });
  const { value: plain } = compiled([source(dimming, 'en', text('Dimming'))]);
  expect(plain.pages[0]).not.toHaveProperty('heading');
});

const lampDemo = `export default function Bulb() {
  const dim = useDimmer();
  const glow = useGlow();
  if (dim === null) {
    return null;
  }
  return glow(dim);
}
`;

/** A page with one demo in each language, and the text around it. */
const bulbSite = (english: string, chinese: string) => {
  const sources = [
    source(dimming, 'zh', text('调光', `${chinese}\n\n{{"demo": "Bulb.tsx"}}\n`)),
    source(dimming, 'en', text('Dimming', `${english}\n\n{{"demo": "Bulb.tsx"}}\n`)),
  ];
  const files = new Map([['/site/content/lamps/dimming/Bulb.tsx', lampDemo]]);
  return { site: siteOf(sources), host: hostOf(sources, files) };
};

const previewsIn = ({ demos }: CompiledSite): (string | undefined)[] =>
  demos.map(({ preview }) => preview?.replace(/<[^>]*>/g, ''));

test('the section of a demo in the default language chooses its preview, in whatever language it is read', () => {
  const { site, host } = bulbSite('## Hooks\n\nCall `useGlow`.', '## 钩子\n\n`useDimmer`');
  const expected = ['const glow = useGlow();'];
  expect(previewsIn(compile(host, site).value)).toEqual(expected);
  for (const language of ['en', 'zh']) {
    const graph = createGraph({ root: '/site', host, cache: noCache, version: '' });
    graph.set(siteValue, site);
    const one = onePage(graph.get, '/lamps/dimming', language);
    expect(previewsIn(one ?? { pages: [], demos: [] })).toEqual(expected);
  }
});

test('the first section that shows a demo chooses its preview', () => {
  const lamps = `${text('Dimming')}## Glow\n\n\`useGlow\`\n\n{{"demo": "Bulb.tsx"}}\n\n## Dim\n\n\`useDimmer\`\n`;
  const again = { ...dimming, pathname: '/lamps/again' };
  const pages = [
    source(dimming, 'en', lamps),
    { ...source(again, 'en', lamps.replace('useGlow', 'useDimmer')), file: 'content/lamps/dimming/again.md' },
  ];
  const host = hostOf(pages, new Map([['/site/content/lamps/dimming/Bulb.tsx', lampDemo]]));
  expect(previewsIn(compile(host, siteOf(pages)).value)).toEqual(['const glow = useGlow();']);
});

test('an edited text renews a preview on disk, and other words do not touch it', () => {
  const cache = diskCache(temporaryFolder());
  let made: Made[] = [];
  const previewsWith = (english: string) => {
    made = [];
    const { site, host } = bulbSite(english, '');
    const options = { cache, onMade: (each: Made) => void made.push(each) };
    return previewsIn(compile(host, site, options).value);
  };
  const sourcesMade = () => made.filter(({ name }) => name === 'source').length;
  expect(previewsWith('Call `useGlow`.')).toEqual(['const glow = useGlow();']);
  expect(sourcesMade()).toBe(1);
  expect(previewsWith('Then call `useGlow` like `useShade`.')).toEqual(['const glow = useGlow();']);
  expect(sourcesMade()).toBe(0);
  expect(previewsWith('Call `useDimmer`.')).toEqual(['const dim = useDimmer();']);
  expect(sourcesMade()).toBe(1);
});

test('a page is made again only if a page that it leads to is no longer promised', () => {
  const cache = diskCache(temporaryFolder());
  const pages = [source(dimming, 'en', text('Dimming', '[a](/lamps/b&#97;rs/)'))];
  const made = (...pending: readonly string[]) => {
    const again: string[] = [];
    const site = { ...siteOf(pages), pending: pending.map((pathname) => ({ pathname, place })) };
    const onMade = ({ name, because }: Made) => void (name === 'page' && again.push(String(because)));
    return { html: compile(hostOf(pages), site, { cache, onMade }).value.pages[0]?.html, again };
  };
  expect(made()).toMatchObject({ html: expect.stringContaining('href="/lamps/bars/"'), again: ['null'] });
  expect(made('/lamps/chains').again).toEqual([]);
  expect(made('/lamps/chains', '/lamps/bars')).toMatchObject({
    html: expect.stringContaining('link-pending'),
    again: ['is-pending /lamps/bars'],
  });
});

test('a compiled site is plain data', () => {
  const { value } = compiled([source(dimming, 'en', text('Dimming'))]);
  expect(JSON.parse(JSON.stringify(value))).toEqual(value);
});
