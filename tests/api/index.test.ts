import { expect, test } from 'vitest';
import { findApi, indexApi } from '../../cli/api-index.ts';
import type { ApiComponent, ApiInterface, ApiReference } from '../../cli/api-model.ts';
import type { ProductConfig } from '../../cli/model.ts';

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
  props: [prop('colour'), prop('toString')],
  slots: [{ name: 'shade', type: 'object' }],
  classes: [
    { key: 'root', className: 'Glow-Lamp-root' },
    { key: 'root', interface: 'FringeClasses', className: 'Glow-Fringe-root' },
  ],
};
const torch: ApiComponent = { ...lamp, ...head('Torch', 'torch'), slots: [], classes: [] };
const api: ApiInterface = {
  ...head('LampApi', 'lamp-api'),
  kind: 'interface',
  extends: [],
  groups: [{ members: [prop('switchOn')] }],
};
const reference: ApiReference = {
  components: [lamp, torch],
  interfaces: [api],
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
  exports: [
    {
      kind: 'exports',
      product: 'lamps',
      exports: ['Lamp', 'useLamp', 'lampStateSelector'].map((name) => ({
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
      editions: [],
      names: [],
      events: { lookup: 'LampEvents', listener: 'Listener', component: 'Lamp', page: '/lamps/events' },
      selectors: { names: [], page: null },
    },
  },
];
const index = indexApi(reference, products);
const find = (code: string, owners?: readonly string[]) => findApi(index, code, 'lamps', owners)?.href;

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
  ['colour', '/lamps/api/lamp/#lamp-prop-colour'],
])('%s', (code, href) => expect(find(code)).toBe(href));

test('of several owners, the one the page is about', () => {
  expect(find('colour', ['Torch'])).toBe('/lamps/api/torch/#torch-prop-colour');
});

test.each(['constructor', 'nothing', 'a b', '', 'slots.nothing', '"warm"'])('%j means nothing', (code) => {
  expect(findApi(index, code, 'lamps')).toBeNull();
});

test('an export without a page is known, and has no link', () => {
  expect(findApi(index, 'useLamp', 'lamps')).toEqual({ kind: 'export', product: 'lamps' });
  expect(findApi(index, 'lampStateSelector', 'lamps')).toEqual({ kind: 'selector', product: 'lamps' });
});

test('on pages of other products only exports have a meaning', () => {
  expect(findApi(index, 'Lamp', 'chairs')?.href).toBe('/lamps/api/lamp/');
  expect(findApi(index, 'colour', 'chairs')).toBeNull();
});
