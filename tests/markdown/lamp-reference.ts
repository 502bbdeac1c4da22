import { type PageFinisher, pageFinisher } from '../../cli/2-compile/names/page-finisher.ts';
import type { ApiComponent } from '../../cli/model/api-component.ts';
import type { ApiExport } from '../../cli/model/api-exports.ts';
import type { ApiInterface } from '../../cli/model/api-interface.ts';
import type { ProductConfig } from '../../cli/model/config.ts';
import type { ApiReference } from '../../cli/model/reference.ts';
import type { PageNode, PageSource, Site } from '../../cli/model/site.ts';
import { indexApi } from '../../cli/reference/reference-index.ts';

const head = (name: string, slug: string, product = 'lamps') =>
  ({
    name,
    slug,
    product,
    pathname: `/${product}/api/${slug}`,
    packages: [],
    imports: [],
    demos: [],
  }) as const;

const members = (names: readonly string[]) =>
  names.map((name) => ({ name, type: 'string', required: false }));

const component = (name: string, slug: string, more: Partial<ApiComponent>): ApiComponent => ({
  ...head(name, slug),
  kind: 'component',
  props: [],
  slots: [],
  classes: [],
  inherits: [],
  ...more,
});

const interfaceOf = (name: string, slug: string, names: readonly string[]): ApiInterface => ({
  ...head(name, slug),
  kind: 'interface',
  extends: [],
  groups: [{ members: members(names) }],
});

const exported = (name: string, ...modules: readonly string[]): ApiExport => ({
  name,
  kind: 'constant',
  modules: modules.length === 0 ? ['@lantern/lamps'] : modules,
});

/** The reference of the library in the cases. */
export const lampReference: ApiReference = {
  components: [
    component('Dimmer', 'dimmer', {
      props: members(['value', 'maxWatts', 'onValueChange', 'slots', 'slotProps']),
      slots: [{ name: 'thumb', type: 'object' }],
      classes: [
        { key: 'root', className: 'Glow-Dimmer-root' },
        { key: 'lit', className: 'Glow-lit', state: true },
      ],
    }),
    component('LampShade', 'lamp-shade', { props: members(['value', 'foldCount']) }),
    {
      ...component('Candle', 'candle', { props: members(['scent']) }),
      ...head('Candle', 'candle', 'candles'),
    },
  ],
  interfaces: [
    interfaceOf('DimmerApi', 'dimmer-api', ['setLevel', 'getLevel']),
    interfaceOf('LampClickParams', 'lamp-click-params', ['lampId', 'button']),
    interfaceOf('LampDimParams', 'lamp-dim-params', ['lampId', 'level']),
  ],
  events: [
    {
      kind: 'events',
      product: 'lamps',
      name: 'LampEvents',
      component: 'Dimmer',
      events: [{ name: 'burnOut', listener: '() => void' }],
    },
  ],
  selectors: [
    {
      kind: 'selectors',
      product: 'lamps',
      selectors: [{ name: 'lampLevelSelector', type: 'number', signature: '() => number', packages: [] }],
    },
  ],
  lists: [],
  exports: [
    {
      kind: 'exports',
      product: 'lamps',
      exports: [
        exported('Dimmer', '@lantern/lamps', '@lantern/lamps/Dimmer'),
        ...['LampShade', 'LampClickParams', 'LampDimParams', 'DimmerProps', 'useLampRef'].map((name) =>
          exported(name),
        ),
        exported('lampLevelSelector'),
      ],
    },
    { kind: 'exports', product: 'candles', exports: [exported('Candle', '@lantern/candles')] },
  ],
};

const noReference: ApiReference = {
  components: [],
  interfaces: [],
  events: [],
  selectors: [],
  lists: [],
  exports: [],
};

const product = (id: string, api: Partial<NonNullable<ProductConfig['api']>>): ProductConfig => ({
  id,
  category: id,
  name: id,
  metadata: '',
  prefixes: [],
  versions: [],
  packages: [],
  api: {
    pathname: `/${id}/api`,
    components: [],
    interfaces: [],
    grouped: [],
    features: [],
    editions: [],
    lists: [],
    typeParameters: {},
    names: [],
    events: null,
    selectors: null,
    ...api,
  },
});

const place = { file: 'content/pages.yaml', line: 1, column: 1 };
const page = (pathname: string): PageNode => ({
  kind: 'page',
  pathname,
  title: pathname,
  plan: null,
  planned: false,
  newFeature: false,
  source: '',
  place,
});

const written = ['/lamps/dimming', '/lamps/events'];
const withoutPage = '/lamps/api/lamp-dim-params';

const sources: readonly PageSource[] = [
  {
    node: page('/lamps/events'),
    language: 'zh',
    file: 'content/lamps/events/events.zh.md',
  },
];

/** Rules for reading code of the lamps. */
export const lampPaths: Site['config']['api']['paths'] = [
  { after: 'slots', kind: 'slot', owners: null },
  { after: 'slotProps', kind: 'slot', owners: null },
  { after: 'apiRef.current', kind: 'member', owners: '*Api' },
  { after: '*.current', kind: 'member', owners: null },
  { after: 'api', kind: 'member', owners: '*Api' },
  { after: 'params', kind: 'member', owners: '*Params' },
  { after: '*Classes', kind: 'class', owners: null },
];

/** A site in which every entry but one has a page, and in which the list of events is translated. */
const site = {
  tree: [
    ...written,
    ...[...lampReference.components, ...lampReference.interfaces].map(({ pathname }) => pathname),
  ]
    .filter((pathname) => pathname !== withoutPage)
    .map(page),
  sources,
  config: {
    languages: ['en', 'zh'],
    products: [
      product('lamps', {
        grouped: ['DimmerApi'],
        events: { lookup: 'LampEvents', listener: '', component: 'Dimmer', page: '/lamps/events' },
        selectors: { names: ['lamp*Selector'], page: null },
      }),
      product('candles', {}),
    ],
    api: {
      external: [],
      untyped: [],
      dismissed: [],
      moved: [],
      evaluation: false,
      paths: lampPaths,
      ignore: ['LampBlack', '.Glow-Dimmer-ray-7'].map((name) => ({ name, reason: 'It is a colour.', place })),
    },
  },
};

export function lampFinisher(hasReference: boolean): PageFinisher {
  const reference = hasReference ? lampReference : noReference;
  return pageFinisher(site, reference, indexApi(reference, site.config.products));
}

/** That site with one written page. */
export const lampSite = (pathname: string): Site => ({
  ...site,
  root: '/site',
  translations: {},
  addresses: [],
  synonyms: {},
  pending: [],
  codeStyle: null,
  comparison: null,
  fonts: [],
  updated: {},
  reference: lampReference,
  sources: [
    {
      node: page(pathname),
      language: 'en',
      file: `content${pathname}/${pathname.split('/').at(-1)}.md`,
    },
  ],
  config: {
    ...site.config,
    name: 'Lantern',
    url: null,
    base: '/',
    repository: null,
    themeColor: { light: '#ffffff', dark: '#000000' },
    defaultProduct: 'lamps',
    demos: {
      shell: null,
      project: { shell: null, packages: [], companions: [] },
      width: 800,
      clock: '2031-01-01T00:00:00Z',
      timeZone: 'UTC',
      locale: 'en-US',
      seed: 1,
      timeLimit: 60,
      wrappers: [],
      allowedConsole: [],
      setup: null,
      beforeMount: [],
      modernFolder: null,
      environment: {},
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
    help: null,
    assistants: [],
    favicon: null,
    search: false,
    feedback: null,
    analytics: null,
    serviceWorker: null,
    iconFonts: null,
    origins: { images: [], frames: [], fonts: [], connect: [] },
  },
});
