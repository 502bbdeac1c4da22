import { expect, test } from 'vitest';
import { referenceChanges } from '../../cli/compare/reference/reference-changes.ts';
import type { ApiProp } from '../../cli/model/api-entry.ts';
import type { ApiReference } from '../../cli/model/reference.ts';
import { component, declared, listed, prop, reference } from './references.ts';

/** Changes as lines: `breaking removed prop Lamp.colour: string → nothing`. */
const changes = (before: ApiReference, after: ApiReference): string[] =>
  referenceChanges(before, after).map(
    ({ weight, change, kind, owners, name, before: old, after: now }) =>
      `${weight} ${change} ${kind} ${[owners.join('+'), name].filter(Boolean).join('.')}: ${old ?? 'nothing'} → ${now ?? 'nothing'}`,
  );

const props = (...before: readonly ApiProp[]) => ({
  to: (...after: readonly ApiProp[]) =>
    changes(
      reference({ components: [component('Lamp', { props: before })] }),
      reference({ components: [component('Lamp', { props: after })] }),
    ),
});

const members = (...before: readonly ApiProp[]) => ({
  to: (...after: readonly ApiProp[]) =>
    changes(
      reference({ interfaces: [declared('LampState', before)] }),
      reference({ interfaces: [declared('LampState', after)] }),
    ),
});

const types = (before: string, after: string) =>
  changes(reference({ types: [listed('Hue', before)] }), reference({ types: [listed('Hue', after)] }));

test('equal references have no changes, however their types are written', () => {
  expect(props(prop('hue', "| 'red'\n  | 'blue'")).to(prop('hue', "'blue' | 'red'"))).toEqual([]);
  expect(props(prop('size', '{\n  width: number;\n}')).to(prop('size', '{ width: number }'))).toEqual([]);
});

test('a prop that is gone breaks, a new one is an addition unless it is required', () => {
  expect(props(prop('hue', 'string')).to()).toEqual(['breaking removed prop Lamp.hue: string → nothing']);
  expect(props().to(prop('hue', 'string'))).toEqual(['addition added prop Lamp.hue: nothing → string']);
  expect(props().to(prop('hue', 'string', { required: true }))).toEqual([
    'breaking added prop Lamp.hue: nothing → string',
  ]);
  expect(members().to(prop('hue', 'string', { required: true }))).toEqual([
    'other added member LampState.hue: nothing → string',
  ]);
});

test('a union that grows is an addition for those who pass it, one that shrinks breaks', () => {
  expect(props(prop('hue', "'red'")).to(prop('hue', "'red' | 'blue'"))).toEqual([
    "addition type prop Lamp.hue: 'red' → 'red' | 'blue'",
  ]);
  expect(props(prop('hue', "'red' | 'blue'")).to(prop('hue', "'red'"))).toEqual([
    "breaking type prop Lamp.hue: 'red' | 'blue' → 'red'",
  ]);
  expect(members(prop('hue', "'red'")).to(prop('hue', "'red' | null"))).toEqual([
    "other type member LampState.hue: 'red' → 'red' | null",
  ]);
});

test('other values in place of literals break; names may mean anything', () => {
  expect(props(prop('hue', "'red'")).to(prop('hue', 'number'))[0]).toMatch(/^breaking type/);
  expect(props(prop('hue', 'Hue')).to(prop('hue', 'Colour'))[0]).toMatch(/^other type/);
});

test('a callback that gets more arguments is an addition, with fewer it breaks', () => {
  const callback = (...parameters: readonly string[]) =>
    prop('onTurn', `(${parameters.join(', ')}) => void`, {
      signature: {
        parameters: parameters.map((name) => ({ name, type: 'number' })),
        returns: { type: 'void' },
      },
    });
  expect(props(callback('angle')).to(callback('angle', 'speed'))[0]).toMatch(/^addition type/);
  expect(props(callback('angle', 'speed')).to(callback('angle'))[0]).toMatch(/^breaking type/);
});

test('another default breaks; a default that one version states alone may not be new', () => {
  const of = (value?: string) => prop('hue', 'string', value === undefined ? {} : { default: value });
  expect(props(of("'red'")).to(of("'blue'"))).toEqual(["breaking default prop Lamp.hue: 'red' → 'blue'"]);
  expect(props(of()).to(of("'blue'"))).toEqual(["other default prop Lamp.hue: nothing → 'blue'"]);
  expect(props(of("'red'")).to(prop('hue', 'string', { stated: "'red'" }))).toEqual([]);
});

test('what becomes required breaks; a member that becomes optional may be missing where it is read', () => {
  const [optional, required] = [prop('hue', 'string'), prop('hue', 'string', { required: true })];
  expect(props(optional).to(required)).toEqual(['breaking required prop Lamp.hue: optional → required']);
  expect(props(required).to(optional)).toEqual(['addition required prop Lamp.hue: required → optional']);
  expect(members(required).to(optional)).toEqual([
    'other required member LampState.hue: required → optional',
  ]);
});

test('deprecations and plans', () => {
  const plain = prop('hue', 'string');
  const deprecated = prop('hue', 'string', { deprecated: 'Use `colour`.' });
  expect(props(plain).to(deprecated)).toEqual(['other deprecated prop Lamp.hue: nothing → Use `colour`.']);
  const pro = prop('hue', 'string', { plan: 'pro' });
  expect(props(plain).to(pro)).toEqual(['breaking plan prop Lamp.hue: nothing → pro']);
  expect(props(pro).to(plain)).toEqual(['addition plan prop Lamp.hue: pro → nothing']);
});

test('a new name is suggested for the same type and a like name, or as a deprecation says', () => {
  expect(props(prop('expanded', 'string[]')).to(prop('expandedItems', 'string[]'))).toEqual([
    'breaking renamed prop Lamp.expanded: expanded → expandedItems',
  ]);
  const old = prop('hue', 'string', { deprecated: 'Use `light.colour` or `tone` instead.' });
  expect(props(old).to(prop('tone', 'number'), prop('colour', 'string'))).toEqual([
    'breaking renamed prop Lamp.hue: hue → tone',
    'breaking type prop Lamp.hue: string → number',
    'other deprecated prop Lamp.hue: Use `light.colour` or `tone` instead. → nothing',
    'addition added prop Lamp.colour: nothing → string',
  ]);
});

test('no new name is suggested between rivals, owners, or types that differ', () => {
  const removed = 'breaking removed prop Lamp.expanded: string[] → nothing';
  expect(
    props(prop('expanded', 'string[]')).to(prop('expandedA', 'string[]'), prop('expandedB', 'string[]')),
  ).toContain(removed);
  expect(props(prop('expanded', 'string[]')).to(prop('expandedItems', 'boolean'))).toContain(removed);
});

test('types that name an export do not change with its new name', () => {
  const before = reference({
    components: [component('Lamp', { props: [prop('slots', 'LampSlotsComponent')] })],
    types: [listed('LampSlotsComponent', 'interface LampSlotsComponent {\n  bulb: string;\n}')],
  });
  const after = reference({
    components: [component('Lamp', { props: [prop('slots', 'LampSlots')] })],
    types: [listed('LampSlots', 'interface LampSlots {\n  bulb: string;\n}')],
  });
  expect(changes(before, after)).toEqual([
    'breaking renamed export LampSlotsComponent: LampSlotsComponent → LampSlots',
  ]);
});

test('a declared type breaks when it loses a member', () => {
  const old = 'interface Hue {\n  red: number;\n  blue: number;\n}';
  expect(types(old, 'interface Hue {\n  red: number;\n}')[0]).toMatch(/^breaking type export Hue/);
  expect(types(old, 'interface Hue {\n  red: number;\n  blue?: number;\n}')[0]).toMatch(
    /^other type export Hue/,
  );
  expect(types("type Hue = 'red' | 'blue'", "type Hue = 'red'")[0]).toMatch(/^breaking type export Hue/);
});

test('a type that needs one more argument breaks; one that names no members may have them from others', () => {
  const old = 'interface Hue<Value> {\n  red: Value;\n}';
  expect(types(old, 'interface Hue<Value, Unit> {\n  red: Value;\n}')[0]).toMatch(/^breaking type/);
  expect(types(old, 'interface Hue<Value, Unit = (a: 1) => Value> {\n  red: Value;\n}')[0]).toMatch(
    /^other type/,
  );
  expect(types(old, 'type Hue<Value> = Base<Value> & Common;')[0]).toMatch(/^other type/);
});

test('members that a new type parameter may bring are not certainly gone', () => {
  const before = reference({ interfaces: [declared('LampState', [prop('hue', 'string')])] });
  const after = reference({
    interfaces: [declared('LampState', [], { typeParameters: '<Props = LampProps>' })],
  });
  expect(changes(before, after)).toEqual(['other removed member LampState.hue: string → nothing']);
});

test('an internal export that goes breaks nothing that is promised', () => {
  const before = reference({ types: [listed('LampKey', 'string', { internal: true })] });
  expect(changes(before, reference({}))).toEqual(['other removed export LampKey: string → nothing']);
});

test('a module that no longer exports a name', () => {
  const types = [listed('Hue', 'string')];
  const before = reference({ types, modules: ['@glow/lamps', '@glow/lamps/hue'] });
  expect(changes(before, reference({ types }))).toEqual([
    'breaking import export Hue: @glow/lamps/hue → @glow/lamps',
  ]);
});

test('the same change in several owners is one, and a component that is gone speaks for its props', () => {
  const both = (...own: readonly ApiProp[]) =>
    ['Lamp', 'LampPro'].map((name) => component(name, { props: own }));
  expect(
    changes(reference({ components: both(prop('hue', 'string')) }), reference({ components: both() })),
  ).toEqual(['breaking removed prop Lamp+LampPro.hue: string → nothing']);
  expect(changes(reference({ components: both(prop('hue', 'string')) }), reference({}))).toEqual([
    'breaking removed export Lamp: nothing → nothing',
    'breaking removed export LampPro: nothing → nothing',
  ]);
});

test('classes of two parts with one key are two entries', () => {
  const classes = (root: string) => [
    { key: 'root', className: 'Glow-Lamp-root' },
    { key: 'root', className: root, interface: 'BulbClasses' },
  ];
  const of = (root: string) => reference({ components: [component('Lamp', { classes: classes(root) })] });
  expect(changes(of('Glow-Bulb-root'), of('Glow-Bulb-base'))).toEqual([
    'breaking type class Lamp.root: Glow-Bulb-root → Glow-Bulb-base',
  ]);
});
