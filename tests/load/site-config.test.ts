import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { siteSchema } from '../../cli/schemas/site-schema.ts';
import { loadMarked, site } from './marked-site.ts';

test('a minimal site gets every default', () => {
  const { value, diagnostics } = loadMarked({});
  expect(diagnostics).toEqual([]);
  expect(value?.config).toEqual({
    name: 'Tiny',
    assistants: [],
    url: null,
    base: '/',
    repository: null,
    languages: ['en'],
    languagePrefixes: ['en', 'zh'],
    themeColor: { light: '#ffffff', dark: '#101418' },
    products: [
      {
        id: 'kit',
        category: 'kit',
        name: 'Kit',
        metadata: '',
        prefixes: [],
        versions: [],
        packages: [],
        api: null,
      },
    ],
    defaultProduct: 'kit',
    demos: {
      shell: null,
      project: { shell: null, packages: [], companions: [] },
      width: 854,
      clock: '2024-05-15T10:30:00Z',
      timeZone: 'UTC',
      locale: 'en-US',
      seed: 1,
      timeLimit: 60,
      allowedConsole: [],
      alternatives: null,
      setup: null,
      beforeMount: [],
      modernFolder: null,
      wrappers: ['div'],
      environment: {},
      sandboxes: [],
      playground: { packages: [] },
    },
    components: {},
    plugins: null,
    redirects: [],
    severity: {},
    api: { external: [], untyped: [], dismissed: [], moved: [], ignore: [], paths: [], evaluation: false },
    terms: {},
    elsewhere: [],
    help: null,
    favicon: null,
    search: true,
    feedback: null,
    analytics: null,
    serviceWorker: null,
    iconFonts: null,
    origins: { images: [], frames: [], fonts: [], connect: [] },
  });
});

test('a full site keeps what it says, with places and canonical paths', () => {
  const files = site(
    `name: Kit
url: https://kit.example/
repository: { url: https://code.example/kit/, tag: v2.1.0, sourceUrl: https://code.example/docs/blob/main/ }
languages: [en, de]
themeColor: { dark: '#000000' }
defaultProduct: kit
products:
  - id: kit
    category: core
    name: Kit
    metadata: The small one
    prefixes: [/kit/, /api/kit]
    versions:
      - { text: v2.1.0, href: /kit/, current: true }
      - { text: latest, href: 'https://kit.example/' }
    packages:
      - name: '@kit/core'
        version: ▸2.1.0
demos: { shell: ./content/shell.tsx, width: 600, seed: 7, setup: ./content/setup.ts, environment: { KIT_KEY: Marks appear. }, sandboxes: [codesandbox] }
components: { Palette: ./content/parts/palette.tsx }
redirects:
  - from: ▸/old/
    to: /de/kit/
help: ▸/de/start/
favicon: /icon.svg
api:
  ignore:
    - { name: ▸KitKat, reason: A sweet. }
`,
    {
      'content/setup.ts': '',
      'content/shell.tsx': '',
      'content/parts/palette.tsx': '',
      'content/public/icon.svg': '',
      'content/translations/de.json': '{}',
    },
  );
  const { value, diagnostics, marks } = loadMarked(files);
  expect(diagnostics).toEqual([]);
  expect(value?.config).toMatchObject({
    url: 'https://kit.example',
    repository: {
      url: 'https://code.example/kit',
      tag: 'v2.1.0',
      sourceUrl: 'https://code.example/docs/blob/main',
    },
    languages: ['en', 'de'],
    themeColor: { light: '#ffffff', dark: '#000000' },
    products: [
      {
        category: 'core',
        metadata: 'The small one',
        prefixes: ['/kit', '/api-docs/kit'],
        versions: [
          { text: 'v2.1.0', href: '/kit/', current: true },
          { text: 'latest', href: 'https://kit.example/', current: false },
        ],
        packages: [{ name: '@kit/core', version: '2.1.0', place: marks[0] }],
      },
    ],
    demos: {
      shell: 'content/shell.tsx',
      width: 600,
      seed: 7,
      setup: 'content/setup.ts',
      sandboxes: ['codesandbox'],
    },
    components: { Palette: 'content/parts/palette.tsx' },
    redirects: [{ from: '/old', to: '/kit', place: marks[1] }],
    help: { pathname: '/start', place: marks[2] },
    favicon: '/icon.svg',
    api: { ignore: [{ name: 'KitKat', reason: 'A sweet.', place: marks[3] }] },
  });
});

test('an unknown key keeps the rest of the configuration', () => {
  expect(loadMarked(site('TINY\nnmae: Other\n')).value?.config.name).toBe('Tiny');
});

describe('the schema', () => {
  const describeAll = (schema: z.core.JSONSchema._JSONSchema, path: string): string[] => {
    if (typeof schema !== 'object') return [];
    const inner = [schema, ...(schema.anyOf ?? [])].filter((each) => typeof each === 'object');
    return inner.flatMap((each) => [
      ...Object.entries(each.properties ?? {}).flatMap(([key, value]) => [
        ...(typeof value === 'object' && value.description ? [] : [`${path}.${key}`]),
        ...describeAll(value, `${path}.${key}`),
      ]),
      ...(each.items && !Array.isArray(each.items) ? describeAll(each.items, `${path}[]`) : []),
    ]);
  };

  test('describes every option', () => {
    expect(describeAll(z.toJSONSchema(siteSchema, { io: 'input', unrepresentable: 'any' }), '')).toEqual([]);
  });
});

test('the API section of a product keeps the places of the names in it', () => {
  const { value, diagnostics, marks } = loadMarked({
    'content/site.yaml': `name: Kit
languagePrefixes: [en]
defaultProduct: kit
products:
  - id: kit
    name: Kit
    packages: [{ name: kit, version: 1.0.0, plan: pro, entries: [., './[A-Z]*'], theme: ./theme }]
    api:
      pathname: /en/kit/reference/
      components: ['*', '!*Icon', ▸SunIcon]
      grouped: [▸KitApi]
      editions: [[▸Kit, ▸KitPro]]
      events: { lookup: ▸KitEvents, listener: ▸Listener, component: ▸Kit }
`,
  });
  expect(diagnostics).toEqual([]);
  const [product] = value?.config.products ?? [];
  expect(product?.packages).toMatchObject([
    { plan: 'pro', entries: ['.', './[A-Z]*'], theme: './theme', source: null },
  ]);
  expect(product?.api).toMatchObject({ pathname: '/kit/reference', interfaces: [], selectors: null });
  expect(product?.api?.names).toEqual(
    ['SunIcon', 'KitApi', 'Kit', 'KitPro', 'KitEvents', 'Listener', 'Kit'].map((name, index) => ({
      name,
      place: marks[index],
    })),
  );
});
