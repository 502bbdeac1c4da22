import { expect, test } from 'vitest';
import { type AnyDirective, isApiDirective } from '../../cli/2-compile/api-pages/api-directive.ts';
import { apiRows } from '../../cli/2-compile/api-pages/api-part.ts';
import type { ApiReference } from '../../cli/model/reference.ts';

const selector = (name: string, category?: string) => ({
  name,
  type: 'number',
  signature: '() => number',
  packages: [],
  ...(category === undefined ? {} : { category }),
});

const reference: ApiReference = {
  components: [],
  interfaces: [
    {
      kind: 'interface',
      name: 'Bulb',
      slug: 'bulb',
      product: 'kit',
      pathname: '/kit/api/bulb',
      packages: [{ name: 'paper-kit' }],
      imports: [],
      demos: [],
      extends: [],
      groups: [
        { title: 'Light', members: [{ name: 'shine', type: '() => void', required: true }] },
        { title: 'Heat', members: [{ name: 'warm', type: '() => void', required: true }] },
      ],
    },
  ],
  events: [
    {
      kind: 'events',
      product: 'kit',
      name: 'KitEvents',
      component: 'Lamp',
      events: [{ name: 'burnOut', listener: '() => void' }],
    },
  ],
  selectors: [
    {
      kind: 'selectors',
      product: 'kit',
      selectors: [
        selector('wattSelector', 'Power'),
        selector('ampSelector', 'Power'),
        selector('hueSelector'),
      ],
    },
  ],
  lists: [
    {
      kind: 'list',
      product: 'kit',
      slug: 'more',
      pathname: '/kit/api/more',
      entries: (['useBulb', 'Watt', 'Volt', 'Fuse'] as const).map((name, index) => ({
        name,
        kind: (['hook', 'type', 'type', 'enum'] as const)[index] ?? 'type',
        code: 'number',
        import: '',
      })),
    },
  ],
  exports: [],
};

const ask = (value: AnyDirective, product = 'kit') => apiRows(reference, value, product);

const namesOf = (value: AnyDirective) => {
  const found = ask(value);
  return 'rows' in found ? found.rows.map(({ name }) => name) : found;
};

test('selectors are listed all, of one category, or without one', () => {
  const component = 'ApiSelectors' as const;
  expect(namesOf({ component })).toEqual(['ampSelector', 'hueSelector', 'wattSelector']);
  expect(namesOf({ component, category: 'Power' })).toEqual(['ampSelector', 'wattSelector']);
  expect(namesOf({ component, category: null })).toEqual(['hueSelector']);
});

test('members are listed by their names, in reading order', () => {
  expect(namesOf({ component: 'ApiMembers', of: 'Bulb', names: ['warm'] })).toEqual(['warm']);
});

test('a part of another product is listed by its id', () => {
  expect(ask({ component: 'ApiEvents', product: 'kit' }, 'ink')).toMatchObject({ section: 'default' });
});

test.each<[value: AnyDirective, option: string, message: string, help: string | undefined]>([
  [
    { component: 'ApiSelectors', category: 'Powre' },
    'category',
    'No selector is in the category `Powre`.',
    'Did you mean `Power`?',
  ],
  [
    { component: 'ApiSelectors', product: 'ink' },
    'product',
    'There is no list of selectors of `ink`.',
    undefined,
  ],
  [{ component: 'ApiEvents', product: 'ink' }, 'product', 'There is no list of events of `ink`.', undefined],
  [
    { component: 'ApiMembers', of: 'Blub' },
    'of',
    'There is no API reference of `Blub`.',
    'Did you mean `Bulb`?',
  ],
  [
    { component: 'ApiMembers', of: 'Bulb', group: 'Hat' },
    'group',
    'Bulb has no group `Hat`.',
    'Did you mean `Heat`?',
  ],
  [
    { component: 'ApiClasses', of: 'Lamp', parts: 'yes' },
    'parts',
    '`parts` must be true or false.',
    undefined,
  ],
  [
    { component: 'ApiMembers', of: 'Bulb', names: ['shine', 'wram'] },
    'names',
    'The list has no entry `wram`.',
    'Did you mean `warm`?',
  ],
  [{ component: 'ApiProps', of: '' }, 'of', '`of` must not be empty.', undefined],
])('%j blames the value of %s', (value, option, message, help) => {
  const found = ask(value);
  expect(found).toMatchObject({ option, blames: 'value', message });
  expect('help' in found ? found.help : undefined).toBe(help);
});

test('an option that does not exist is blamed by its key', () => {
  expect(ask({ component: 'ApiSelectors', categroy: 'Power' })).toEqual({
    option: 'categroy',
    blames: 'key',
    message: 'ApiSelectors has no option `categroy`.',
    help: 'Did you mean `category`?',
  });
});

test('a directive of another kind is none of these', () => {
  expect(isApiDirective({ component: 'LampTable' })).toBe(false);
  expect(isApiDirective({ component: 'toString' })).toBe(false);
});

test('exports of a list are chosen by the kinds of site.yaml, or by the groups of its page', () => {
  const exports = (kind?: string) =>
    namesOf({ component: 'ApiExports', list: 'more', ...(kind ? { kind } : {}) });
  expect(exports()).toEqual(['Fuse', 'useBulb', 'Volt', 'Watt']);
  expect(exports('types')).toEqual(['Fuse', 'Volt', 'Watt']);
  expect(exports('type')).toEqual(['Volt', 'Watt']);
  expect(exports('enum')).toEqual(['Fuse']);
  expect(exports('hook')).toEqual(exports('hooks'));
  expect(ask({ component: 'ApiExports', list: 'more', kind: 'hoks' })).toMatchObject({
    message: expect.stringContaining('hooks, functions, classes, constants, types, hook, function'),
  });
});
