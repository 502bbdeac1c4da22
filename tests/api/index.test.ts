import { expect, test } from 'vitest';
import type { ApiComponent } from '../../cli/model/api-component.ts';
import type { ApiInterface } from '../../cli/model/api-interface.ts';
import type { ProductConfig } from '../../cli/model/config.ts';
import type { ApiReference } from '../../cli/model/reference.ts';
import { codeReader } from '../../cli/reference/read-code.ts';
import { findApi, indexApi } from '../../cli/reference/reference-index.ts';
import { lampPaths } from '../markdown/lamp-reference.ts';

const head = (name: string, slug: string) =>
  ({
    name,
    slug,
    product: 'lamps',
    pathname: `/lamps/api/${slug}`,
    packages: [],
    imports: [],
    demos: [],
  }) as const;
const prop = (name: string) => ({ name, type: 'string', required: false });

const lamp: ApiComponent = {
  ...head('Lamp', 'lamp'),
  kind: 'component',
  props: [prop('colour'), prop('toString'), prop('on'), prop('ledWattage')],
  slots: [{ name: 'shade', type: 'object' }],
  classes: [
    { key: 'root', className: 'Glow-Lamp-root' },
    { key: 'root', interface: 'FringeClasses', className: 'Glow-Fringe-root' },
  ],
  inherits: [],
};
const torch: ApiComponent = { ...lamp, ...head('Torch', 'torch'), slots: [], classes: [] };
const api: ApiInterface = {
  ...head('LampApi', 'lamp-api'),
  kind: 'interface',
  extends: [],
  groups: [{ members: [prop('switchOn')] }],
};
const names = [
  'colour',
  'ledWattage',
  'kelvinScale',
  'lifeHours',
  'socket',
  'price',
  'weight',
  'glass',
  'warranty',
  'origin',
];
const bulb: ApiInterface = {
  ...head('Bulb', 'bulb'),
  kind: 'interface',
  extends: [],
  groups: [{ members: names.map(prop) }],
};
const ledBulb: ApiInterface = {
  ...bulb,
  ...head('DimmableBulb', 'dimmable-bulb'),
  groups: [{ members: [...names, 'dimmable'].map(prop) }],
};
const [clickParams, dimParams]: readonly ApiInterface[] = ['LampClickParams', 'LampDimParams'].map(
  (name) => ({
    ...api,
    ...head(name, name.toLowerCase()),
    groups: [{ members: ['lampId', name === 'LampDimParams' ? 'level' : 'button'].map(prop) }],
  }),
);
const reference: ApiReference = {
  components: [lamp, torch],
  interfaces: [api, ledBulb, bulb, clickParams, dimParams].flatMap((each) => each ?? []),
  events: [
    {
      kind: 'events',
      product: 'lamps',
      name: 'LampEvents',
      component: 'Lamp',
      events: [{ name: 'burnOut', listener: '() => void' }],
    },
  ],
  selectors: [
    {
      kind: 'selectors',
      product: 'lamps',
      selectors: [{ name: 'lampStateSelector', type: 'string', signature: '() => string', packages: [] }],
    },
  ],
  lists: [
    {
      kind: 'list',
      product: 'lamps',
      slug: 'types',
      pathname: '/lamps/api/types',
      entries: [
        {
          name: 'LampLevel',
          kind: 'type',
          code: 'type LampLevel = number;',
          import: "import type { LampLevel } from 'lamps';",
        },
      ],
    },
  ],
  exports: [
    {
      kind: 'exports',
      product: 'lamps',
      exports: ['Lamp', 'LampProps', 'LampLevel', 'useLamp', 'lampStateSelector'].map((name) => ({
        name,
        kind: 'constant',
        modules: [],
      })),
    },
  ],
};
const products: readonly ProductConfig[] = [
  {
    id: 'lamps',
    category: 'lamps',
    name: 'Lamps',
    metadata: '',
    prefixes: [],
    versions: [],
    packages: [],
    api: {
      pathname: '/lamps/api',
      components: [],
      interfaces: [],
      grouped: [],
      features: [],
      editions: [],
      lists: [],
      typeParameters: {},
      names: [],
      events: { lookup: 'LampEvents', listener: 'Listener', component: 'Lamp', page: '/lamps/events' },
      selectors: { names: [], page: null },
    },
  },
];
const index = indexApi(reference, products);
const read = codeReader(lampPaths);
const find = (code: string, subjects: readonly string[] = [], others: readonly string[] = []) =>
  findApi(index, read(code), 'lamps', { subjects, others })?.href;

test.each([
  ['Lamp', '/lamps/api/lamp/'],
  ['<Lamp />', '/lamps/api/lamp/'],
  ['<Lamp colour="warm">', '/lamps/api/lamp/'],
  ['apiRef.current.switchOn', '/lamps/api/lamp-api/#lamp-api-prop-switchOn'],
  ['apiRef.current.switchOn()', '/lamps/api/lamp-api/#lamp-api-prop-switchOn'],
  ['slotProps.shade', '/lamps/api/lamp/#lamp-slot-shade'],
  ['.Glow-Lamp-root', '/lamps/api/lamp/#lamp-class-root'],
  ['.Glow-Fringe-root', '/lamps/api/lamp/#lamp-class-FringeClasses-root'],
  ['burnOut', '/lamps/events/#event-burnOut'],
  ['slots.shade', '/lamps/api/lamp/#lamp-slot-shade'],
  ['Glow-Lamp-root', '/lamps/api/lamp/#lamp-class-root'],
  ['Bulb[]', '/lamps/api/bulb/'],
  ['DimmableBulb<Glass>', '/lamps/api/dimmable-bulb/'],
  ['params.level', '/lamps/api/lampdimparams/#lampdimparams-prop-level'],
  ['LampLevel', '/lamps/api/types/#LampLevel'],
  ['LampProps', '/lamps/api/lamp/'],
  ['useLamp()', undefined],
  ['kelvinScale: 4000', '/lamps/api/bulb/#bulb-prop-kelvinScale'],
])('%s', (code, href) => expect(find(code)).toBe(href));

test('of several owners, the subject of the page', () => {
  expect(find('switchOn', ['Torch'])).toBe('/lamps/api/lamp-api/#lamp-api-prop-switchOn');
  expect(find('toString', ['Torch'])).toBe('/lamps/api/torch/#torch-prop-toString');
  expect(find('toString', ['Torch', 'Lamp'])).toBe('/lamps/api/torch/#torch-prop-toString');
  expect(find('toString="x"', ['Lamp'])).toBe('/lamps/api/lamp/#lamp-prop-toString');
  expect(find('toString', [], ['Torch'])).toBe('/lamps/api/torch/#torch-prop-toString');
});

test('what several owners have means nothing where none of them is the subject', () => {
  expect(find('toString')).toBeUndefined();
  expect(find('toString', [], ['Lamp', 'Torch'])).toBeUndefined();
  expect(find('params.lampId')).toBeUndefined();
});

test('a prop of a component the page is not about is never meant', () => {
  expect(find('ledWattage')).toBeUndefined();
});

test('a prop that may be a member of what the page works with is undecided', () => {
  expect(find('ledWattage', ['Lamp'])).toBe('/lamps/api/lamp/#lamp-prop-ledWattage');
  expect(find('ledWattage', ['Lamp'], ['Bulb'])).toBeUndefined();
  expect(find('ledWattage', [], ['Lamp'])).toBeUndefined();
  expect(find('ledWattage', ['Bulb', 'Lamp'])).toBe('/lamps/api/bulb/#bulb-prop-ledWattage');
});

test('of interfaces that are nearly equal the plainest is meant, or the one that is named', () => {
  expect(find('lifeHours')).toBe('/lamps/api/bulb/#bulb-prop-lifeHours');
  expect(find('lifeHours', [], ['Bulb'])).toBe('/lamps/api/bulb/#bulb-prop-lifeHours');
  expect(find('lifeHours', ['DimmableBulb'])).toBe('/lamps/api/dimmable-bulb/#dimmable-bulb-prop-lifeHours');
});

test('a word of everyday means a prop of the subject, or nothing', () => {
  expect(find('on', ['Lamp'])).toBe('/lamps/api/lamp/#lamp-prop-on');
  expect(find('on', ['LampApi'], ['Lamp'])).toBeUndefined();
  expect(find('price', ['Bulb'])).toBeUndefined();
});

test('of the editions of a component, the one the page is about, else the least that has it', () => {
  const editions = [['Torch', 'Lamp']];
  const [{ api: one, ...product }] = products as [ProductConfig];
  const inEditions = indexApi(reference, [{ ...product, api: one && { ...one, editions } }]);
  const among = (code: string, subjects: readonly string[]) =>
    findApi(inEditions, read(code), 'lamps', { subjects, others: [] })?.owner;
  expect(among('toString', [])).toBeUndefined();
  expect(among('toString', ['Torch'])).toBe('Torch');
  expect(among('toString', ['Lamp'])).toBe('Lamp');
  expect(among('slots.shade', ['Torch'])).toBe('Lamp');
});

test.each(['constructor', 'nothing', 'a b', '', 'slots.nothing', '"warm"', 'bulb.lifeHours', '<b>'])(
  '%j means nothing',
  (code) => {
    expect(findApi(index, read(code), 'lamps')).toBeNull();
  },
);

test('an export without a page is known, and has no link', () => {
  expect(findApi(index, read('useLamp'), 'lamps')).toEqual({ kind: 'export', product: 'lamps' });
  expect(findApi(index, read('lampStateSelector'), 'lamps')).toEqual({ kind: 'selector', product: 'lamps' });
});

test('on pages of other products only exports have a meaning', () => {
  expect(findApi(index, read('Lamp'), 'chairs')?.href).toBe('/lamps/api/lamp/');
  expect(findApi(index, read('colour'), 'chairs')).toBeNull();
});
