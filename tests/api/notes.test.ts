import { expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { toolRoot } from '../../cli/machine/tool.ts';
import type { ApiInterface } from '../../cli/model/api-interface.ts';
import type { ApiReference } from '../../cli/model/reference.ts';
import { dismissTexts } from '../../cli/reference/dismiss-texts.ts';
import { moveLinks } from '../../cli/reference/move-links.ts';
import { withNotes } from '../../cli/reference/notes.ts';
import { silentEntries } from '../../cli/reference/silent-entries.ts';

const member = (name: string, description?: string) => ({
  name,
  type: 'string',
  required: false,
  ...(description === undefined ? {} : { description }),
});

const lamp: ApiInterface = {
  kind: 'interface',
  name: 'Lamp',
  slug: 'lamp',
  product: 'lamps',
  pathname: '/lamps/api/lamp',
  packages: [],
  imports: [],
  demos: [],
  extends: [],
  groups: [{ members: [member('colour'), member('watts', 'Power.')] }],
};

const reference: ApiReference = {
  components: [],
  interfaces: [lamp, { ...lamp, name: 'Torch', slug: 'torch', pathname: '/lamps/api/torch' }],
  events: [],
  selectors: [],
  lists: [],
  exports: [],
};

const noted = (notes: Readonly<Record<string, string>>, adds = false) =>
  withNotes(
    reference,
    Object.entries(notes).map(([of, text]) => ({ of, text, adds })),
  );

const told = ({ interfaces }: ApiReference) =>
  interfaces.map(({ name, description, groups }) => [
    name,
    description,
    ...groups.flatMap(({ members }) =>
      members.map((each) => `${each.own ? 'ours: ' : ''}${each.description}`),
    ),
  ]);

test('a text for one owner goes before one for all, and none replaces what a package says', () => {
  const { reference: result, uses } = noted({
    'lamps Lamp interface': 'A lamp.',
    'lamps * member colour': 'Of any light.',
    'lamps Torch member colour': 'Of its light.',
  });
  expect(told(result)).toEqual([
    ['Lamp', 'A lamp.', 'ours: Of any light.', 'Power.'],
    ['Torch', undefined, 'ours: Of its light.', 'Power.'],
  ]);
  expect(uses.map(({ found }) => found)).toEqual(['used', 'used', 'used']);
});

test('a text for an entry that a package describes or does not have is a finding', () => {
  const { uses } = noted({
    'lamps Lamp member watts': 'Its power.',
    'lamps * member watts': 'Power.',
    'lamps Lamp member price': 'Its price.',
    'other Lamp member colour': 'Another lamp.',
  });
  expect(uses.map(({ found }) => found)).toEqual(['described', 'described', 'nothing', 'nothing']);
});

test('a text that adds to those of the packages stands behind them, or alone where there is none', () => {
  const { reference: result, uses } = noted(
    {
      'lamps * member watts': 'Or more.',
      'lamps Torch member watts': 'Or less.',
      'lamps Lamp member colour': 'Of its light.',
      'lamps Lamp member price': 'Its price.',
    },
    true,
  );
  const texts = result.interfaces.flatMap(({ groups }) => groups.flatMap(({ members }) => members));
  expect(texts.map(({ description, note, own }) => [description, note, own])).toEqual([
    ['Of its light.', undefined, true],
    ['Power.', 'Or more.', undefined],
    [undefined, undefined, undefined],
    ['Power.', 'Or less.', undefined],
  ]);
  expect(uses.map(({ found }) => found)).toEqual(['used', 'used', 'used', 'nothing']);
});

test('a dismissed text is none, and an expression that none has is told', () => {
  const dismissed = [{ text: '^Power\\.$' }, { text: '^TBD' }];
  const { reference: telling, unused } = dismissTexts(reference, dismissed);
  expect(unused).toEqual([{ text: '^TBD' }]);
  expect(silentEntries(telling)).toContain('lamps Lamp member watts');
  expect(silentEntries(reference, dismissed)).toEqual(silentEntries(telling));
  const note = { of: 'lamps Lamp member watts', text: 'Its power.', adds: false };
  expect(withNotes(telling, [note]).uses).toEqual([{ note, found: 'used' }]);
  expect(told(withNotes(telling, [note]).reference)[0]).toContain('ours: Its power.');
});

test('links lead where the site says, by the longest beginning, and a move that none needs is told', () => {
  const moved = [
    { from: 'https://glow.example/next/', to: 'https://glow.example/v1/' },
    { from: 'https://glow.example/next/#old', to: 'https://glow.example/v1/#new' },
    { from: 'https://ink.example/', to: 'https://ink.example/v1/' },
  ];
  const linked = {
    ...reference,
    interfaces: [
      {
        ...lamp,
        description: 'A [lamp](https://glow.example/next/lamp/), <https://glow.example/next/#old>.',
        source: 'https://other.example/next/',
      },
    ],
  };
  const { reference: result, unused } = moveLinks(linked, moved);
  expect(result.interfaces[0]?.description).toBe(
    'A [lamp](https://glow.example/v1/lamp/), <https://glow.example/v1/#new>.',
  );
  expect(result.interfaces[0]).toEqual({
    ...linked.interfaces[0],
    description: result.interfaces[0]?.description,
  });
  expect(unused).toEqual(moved.slice(2));
});

test('an export of a list is silent until a package or the site describes it', () => {
  const listed = (name: string, description?: string) => ({
    name,
    kind: 'constant' as const,
    code: 'string',
    import: `import { ${name} } from 'lamps';`,
    ...(description === undefined ? {} : { description }),
  });
  const lists: ApiReference['lists'] = [
    {
      kind: 'list',
      product: 'lamps',
      slug: 'constants',
      pathname: '/lamps/api/constants',
      entries: [listed('BRASS', 'A metal.'), listed('GLASS'), listed('OPAL')],
    },
  ];
  const only = { ...reference, interfaces: [], lists };
  const told = withNotes(only, [{ of: 'lamps export OPAL', text: 'White glass.', adds: false }]);
  expect(silentEntries(only)).toEqual(['lamps export GLASS', 'lamps export OPAL']);
  expect(silentEntries(told.reference)).toEqual(['lamps export GLASS']);
});

test('the texts of the site are all of use, and leave no entry without a text', () => {
  const { value, diagnostics } = load(diskHost, toolRoot);
  expect(diagnostics.filter(({ code }) => code.startsWith('api/'))).toEqual([]);
  if (!value) throw new Error('The site does not load.');
  expect(silentEntries(value.reference)).toEqual([]);
});

test('no entry of a list of the site lacks a text for its reader', () => {
  const entries = load(diskHost, toolRoot).value?.reference.lists.flatMap((each) => each.entries) ?? [];
  expect(entries.length).toBeGreaterThan(400);
  const bare = entries.filter(({ description = '', deprecated = '' }) => description + deprecated === '');
  expect(bare.map(({ name }) => name)).toEqual([]);
});
