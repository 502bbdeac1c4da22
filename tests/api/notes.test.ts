import { expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { toolRoot } from '../../cli/machine/tool.ts';
import type { ApiInterface, ApiReference } from '../../cli/model/reference.ts';
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

const noted = (notes: Readonly<Record<string, string>>) =>
  withNotes(
    reference,
    Object.entries(notes).map(([of, text]) => ({
      of,
      text,
      place: { file: 'notes.yaml', line: 1, column: 1 },
    })),
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
  expect(uses.map(({ found }) => found)).toEqual(['silent', 'silent', 'silent']);
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

test('the texts of the site are all of use, and leave no entry without a text', () => {
  const { value, diagnostics } = load(diskHost, toolRoot);
  expect(diagnostics.filter(({ code }) => code.startsWith('api/'))).toEqual([]);
  if (!value) throw new Error('The site does not load.');
  expect(silentEntries(value.reference)).toEqual([]);
});
