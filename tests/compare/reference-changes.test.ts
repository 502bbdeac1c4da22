import { expect, test } from 'vitest';
import { referenceChanges } from '../../cli/compare/reference/reference-changes.ts';
import type { ApiComponent } from '../../cli/model/api-component.ts';
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
  expect(
    props(prop('onLight', '(event: Held<A | B>, at: { x?: 1 | 2; y: 3 }) => void | Promise<C[] | D>')).to(
      prop('onLight', '(event: Held<B | A>, at: { y: 3; x?: 2 | 1 }) => Promise<D | C[]> | void'),
    ),
  ).toEqual([]);
  expect(props(prop('onLight', '(a: A, b: B) => void')).to(prop('onLight', '(b: B, a: A) => void'))).toEqual([
    'other type prop Lamp.onLight: (a: A, b: B) => void → (b: B, a: A) => void',
  ]);
  const interfaces = ['a: A | B;\n  b: C', 'b: C;\n  a: B | A'].map(
    (body) => `interface Hue {\n  ${body};\n}`,
  );
  expect(types(interfaces[0] ?? '', interfaces[1] ?? '')).toEqual([]);
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

test('a callback that gets other arguments breaks; a type under another name may be the same', () => {
  const callback = (name: string, type: string) =>
    prop('onTurn', `(${name}: ${type}) => void`, {
      signature: { parameters: [{ name, type }], returns: { type: 'void' } },
    });
  const before = callback('params', 'TurnParams<Row>');
  const weights = (after: ApiProp) =>
    [props(before).to(after), members(before).to(after)].map(([one]) => one?.split(' ')[0]);
  expect(weights(callback('angle', 'Angle'))).toEqual(['breaking', 'breaking']);
  expect(weights(callback('params', 'Turn<Row>'))).toEqual(['other', 'other']);
  expect(weights(callback('entry', 'TurnParams'))).toEqual(['other', 'other']);
  // A function that takes turns takes no null; a method of the library does.
  expect(weights(callback('params', 'TurnParams<Row> | null'))).toEqual(['breaking', 'other']);
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

test('what tells the members of a family apart is no new name', () => {
  const maker = (name: string) => listed(name, '(slot: string) => string', { kind: 'function' });
  const of = (...names: readonly string[]) => reference({ types: names.map(maker) });
  expect(changes(of('getLampClass', 'getShadeClass'), of('getShadeClass', 'getDialClass'))).toEqual([
    'breaking removed export getLampClass: (slot: string) => string → nothing',
    'addition added export getDialClass: nothing → (slot: string) => string',
  ]);
  expect(changes(of('getLampClass'), of('getTorchClass'))).toEqual([
    'breaking renamed export getLampClass: getLampClass → getTorchClass',
  ]);
  expect(changes(of('getLampClass', 'getShadeClass'), of('getShadeClass', 'getFlatLampClass'))).toEqual([
    'breaking renamed export getLampClass: getLampClass → getFlatLampClass',
  ]);
  // A type of its own makes no family.
  const named = (...names: readonly string[]) =>
    reference({
      types: [
        ...names.map((name) => listed(name, 'LampKeys', { kind: 'constant' })),
        listed('lampHueKeys', 'HueKeys', { kind: 'constant' }),
      ],
    });
  expect(changes(named('lampBulbKeys'), named('lampBulpKeys'))).toEqual([
    'breaking renamed export lampBulbKeys: lampBulbKeys → lampBulpKeys',
  ]);
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

test('a union that begins on a line of its own is a union, with type parameters too', () => {
  expect(types("type Hue =\n  | 'red'\n  | 'blue';", "type Hue = 'red';")[0]).toMatch(/^breaking type/);
  expect(types("type Hue = 'red';", "type Hue =\n  | 'red'\n  | 'blue';")[0]).toMatch(/^other type/);
  expect(types('type Hue<V = any> = V | string;', 'type Hue<V = any> =\n  | string\n  | V;')).toEqual([]);
});

test('the name of a declared union stands for its values', () => {
  const lamp = (hue: string, ...declarations: readonly string[]) =>
    reference({
      components: [component('Lamp', { props: [prop('hue', hue)] })],
      types: declarations.map((code) => listed(/^type (\w+)/.exec(code)?.[1] ?? '', code)),
    });
  const before = ["type Warm = 'red' | 'orange';", "type Hue = Warm | 'blue' | string;"];
  const of = (now: string) => changes(lamp('Hue', ...before), lamp(now, ...before));
  expect(of("string | 'blue' | 'orange' | 'red'")).toEqual([]);
  expect(of("'blue' | 'orange' | 'red'")[0]).toMatch(/^breaking type prop Lamp.hue/);
  expect(of("'blue' | 'green' | 'orange' | 'red'")[0]).toMatch(/^breaking type prop Lamp.hue/);
  expect(of('Hue | number')[0]).toMatch(/^addition type prop Lamp.hue/);
  // The declaration itself changes, and nothing that names it.
  expect(changes(lamp('Hue', ...before), lamp('Hue', ...before.slice(0, 1), "type Hue = 'blue';"))).toEqual([
    "breaking type export Hue: type Hue = Warm | 'blue' | string; → type Hue = 'blue';",
  ]);
});

test('a parameter with a new name for the same type is the same', () => {
  const select = (name: string, type: string) =>
    declared('LampApi', [
      prop('select', `(${name}: ${type}) => void`, {
        signature: { parameters: [{ name, type }], returns: { type: 'void' } },
      }),
    ]);
  const of = (name: string, type: string) =>
    changes(
      reference({ interfaces: [select('ids', 'LampId[]')] }),
      reference({
        interfaces: [select(name, type)],
        types: [listed('LampModel', 'type LampModel = readonly LampId[];')],
      }),
    ).filter((line) => line.includes('LampApi.select'))[0];
  expect(of('model', 'LampModel')).toMatch(/^other type/);
  expect(of('model', 'LampSet')).toMatch(/^breaking type/);
});

test('the definition of a type with a page of its own is compared', () => {
  const model = (definition: string) =>
    reference({ interfaces: [declared('LampModel', [], { definition })] });
  expect(changes(model("'on' | 'off'"), model("'on'"))).toEqual([
    "breaking type export LampModel: type LampModel = 'on' | 'off' → type LampModel = 'on'",
  ]);
});

test('a list, function or value that becomes an object with members breaks, and the other way round', () => {
  const object = reference({ interfaces: [declared('LampModel', [prop('ids', 'Set<LampId>')])] });
  const typed = (body: string) => reference({ types: [listed('LampModel', `type LampModel = ${body};`)] });
  const itself = (lines: readonly string[]) => lines.filter((line) => line.includes('export LampModel'));
  expect(itself(changes(typed('readonly LampId[]'), object))).toEqual([
    'breaking type export LampModel: type LampModel = readonly LampId[]; → interface LampModel',
  ]);
  expect(itself(changes(object, typed('(id: LampId) => boolean')))[0]).toMatch(/^breaking type/);
  expect(itself(changes(typed("'on' | 'off'"), object))[0]).toMatch(/^breaking type/);
  expect(itself(changes(typed('Omit<LampState, "hue">'), object))).toEqual([]);
  expect(itself(changes(typed('{\n  ids: LampId[];\n}'), object))).toEqual([]);
});

test('a callback whose own function gets other arguments breaks', () => {
  const filter = (parameters: string, result = 'boolean') => {
    const returns = `((${parameters}) => ${result}) | null`;
    return prop('filterBy', `(item: string) => ${returns}`, {
      signature: { parameters: [{ name: 'item', type: 'string' }], returns: { type: returns } },
    });
  };
  const of = (...filters: readonly [ApiProp, ApiProp]) => members(filters[0]).to(filters[1])[0];
  expect(of(filter('params: Params<R, V>'), filter('value: V, row: R'))).toMatch(/^breaking type/);
  expect(of(filter('value: V, row: R'), filter('value: V'))).toMatch(/^breaking type/);
  expect(of(filter('value: V'), filter('value: V, row: R'))).toMatch(/^other type/);
  expect(of(filter('value: V'), filter('value: V', 'unknown'))).toMatch(/^other type/);
});

test('a type with a new parent may have its members from there; arguments of a parent are no parameters', () => {
  // The limit of a type parameter is no parent.
  expect(
    types(
      'interface Hue<T> {\n  a: T;\n  b: T;\n}',
      'interface Hue<T extends Date | Moment> {\n  a: T;\n}',
    )[0],
  ).toMatch(/^breaking type/);
  const old = 'interface Hue {\n  red: number;\n  blue: number;\n}';
  expect(types(old, 'interface Hue extends Colours<Value> {\n  red: number;\n}')[0]).toMatch(/^other type/);
  expect(
    types('interface Hue extends A {\n  red: 1;\n}', "interface Hue extends A<'b'> {\n  red: 1;\n}")[0],
  ).toMatch(/^other type/);
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

test('an export that only other modules have has another import', () => {
  const before = reference({ types: [listed('Hue', 'string')], modules: ['@glow/lamps'] });
  const elsewhere = { lamps: { Hue: ['@glow/lamps/hues'] } };
  expect(referenceChanges(before, reference({}), elsewhere)).toEqual([
    expect.objectContaining({
      ...{ change: 'import', weight: 'breaking', name: 'Hue' },
      ...{ before: '@glow/lamps', after: '@glow/lamps/hues' },
    }),
  ]);
});

test('a default in other words is none, and the component in a slot breaks no code', () => {
  const of = (value: string) => prop('hue', 'string', { default: value });
  expect(props(of("'red'")).to(of('"red"'))).toEqual([]);
  expect(props(of("node => node.lit ? 'red' : 1")).to(of('(node) => (node.lit ? "red" : 1)'))).toEqual([]);
  expect(props(of('(_name: string, on: boolean) => on')).to(of('on => on'))).toEqual([]);
  expect(props(of('false')).to(of('false (`true` in a garden)'))).toEqual([]);
  expect(props(of('false')).to(of('true (`false` in a garden)'))).toHaveLength(1);
  const slots = (value: string) =>
    reference({
      components: [component('Lamp', { slots: [{ name: 'bulb', type: 'Bulb', default: value }] })],
    });
  expect(changes(slots('Bulb'), slots('FastBulb'))).toEqual([
    'other default slot Lamp.bulb: Bulb → FastBulb',
  ]);
});

test('a function breaks its calls when it takes fewer arguments, needs more, or takes others', () => {
  const lit = (text: string) => {
    const parameters = text
      .split(', ')
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', type = ''] = part.split(/\??: (.*)/s);
        return {
          name,
          type,
          ...(part.includes('?:') && !part.includes('{') ? { optional: true as const } : {}),
        };
      });
    const signature = { parameters, returns: { type: 'void' } };
    return reference({ types: [listed('light', `(${text}) => void`, { kind: 'function', signature })] });
  };
  const of = (before: string, after: string) => changes(lit(before), lit(after))[0]?.split(' ')[0];
  expect(of('hue: string, size: number', 'hue: string')).toBe('breaking');
  expect(of('hue: string', 'hue: string, size: number')).toBe('breaking');
  expect(of('hue: string', 'hue: string, size?: number')).toBe('other');
  expect(of('hue: string | null', 'hue: string')).toBe('breaking');
  expect(of('hue: string', 'hue: string | null')).toBe('other');
  expect(of('params: Params<Date>', 'value: Date')).toBe('breaking');
  expect(of('params: Params<Date>', 'params: Parameters<Date>')).toBe('other');
  expect(of('props: { hue: string; size?: number }', 'props: { hue: string }')).toBe('breaking');
  expect(of('props: { hue: string }', 'props: { hue: string; size: number }')).toBe('breaking');
  expect(of('props: { hue: string }', 'props: { hue: string; size?: number }')).toBe('other');
});

test('an enumeration breaks when it loses a member', () => {
  expect(types("enum Hue {\n  red = 'red',\n}", "enum Hue {\n  RED = 'red',\n}")[0]).toMatch(
    /^breaking type/,
  );
  expect(types('enum Hue {\n  red,\n}', 'enum Hue {\n  red,\n  blue,\n}')[0]).toMatch(/^other type/);
});

test('a function whose type arguments are inferred breaks no call', () => {
  expect(types('(id: string) => any', '<Key>(id: string) => Key')[0]).toMatch(/^other type export Hue/);
});

test('a required prop that is gone has its successor in the required one of the same type', () => {
  const needed = (name: string) => prop(name, 'string', { required: true });
  expect(props(needed('bulbId')).to(needed('lampKey'))[0]).toBe(
    'breaking renamed prop Lamp.bulbId: bulbId → lampKey',
  );
  expect(props(prop('bulbId', 'string')).to(prop('lampKey', 'string'))[0]).toMatch(
    /removed prop Lamp.bulbId/,
  );
});

test('a required entry has a required successor rather than one with a like name', () => {
  const needed = { required: true };
  expect(
    props(prop('nodeId', 'string', needed)).to(prop('id', 'string'), prop('itemId', 'string', needed)),
  ).toEqual([
    'breaking renamed prop Lamp.nodeId: nodeId → itemId',
    'addition added prop Lamp.id: nothing → string',
  ]);
});

test('a removed entry has what its deprecation names, where its owner has that', () => {
  const old = prop('components', 'object', { deprecated: 'Please use `slots`.' });
  const legend = prop('legend', 'object', { deprecated: 'Use slots.legend instead' });
  const vague = prop('hue', 'string', { deprecated: 'Please avoid using as it will go.' });
  const slots = prop('slots', 'object');
  expect(props(old, legend, vague, slots).to(slots)).toEqual([
    'breaking removed prop Lamp.components: object → slots',
    'breaking removed prop Lamp.legend: object → slots.legend',
    'breaking removed prop Lamp.hue: string → nothing',
  ]);
});

test('parents, settings in a theme and refs of a component are compared', () => {
  const lamp = (more: Partial<ApiComponent>) => reference({ components: [component('Lamp', more)] });
  const light = { name: 'Light', package: '@glow/base' };
  const theme = { name: 'GlowLamp', defaultProps: true, styleOverrides: true };
  expect(changes(lamp({ inherits: [light] }), lamp({}))).toEqual([
    'breaking removed parent Lamp.Light: nothing → nothing',
  ]);
  expect(changes(lamp({ theme }), lamp({ theme: { ...theme, styleOverrides: false } }))).toEqual([
    'other removed theme Lamp.styleOverrides: GlowLamp → nothing',
  ]);
  expect(changes(lamp({ theme }), lamp({ theme: { ...theme, name: 'GlowLight' } }))[0]).toMatch(
    /^breaking type theme/,
  );
  expect(changes(lamp({ ref: { type: 'HTMLDivElement' } }), lamp({ ref: { type: 'HTMLElement' } }))).toEqual([
    'other type ref Lamp.ref: HTMLDivElement → HTMLElement',
  ]);
  expect(changes(lamp({ ref: {} }), lamp({}))).toEqual(['breaking removed ref Lamp.ref: nothing → nothing']);
});

test('a component may have from a new parent what it no longer lists, and may list what a parent had', () => {
  const light = { name: 'Light', package: '@glow/base' };
  const own = reference({ components: [component('Lamp', { props: [prop('hue', 'string')] })] });
  const inherited = reference({ components: [component('Lamp', { inherits: [light] })] });
  expect(changes(own, inherited)).toEqual([
    'other removed prop Lamp.hue: string → nothing',
    'addition added parent Lamp.Light: nothing → nothing',
  ]);
  expect(changes(inherited, own)).toEqual([
    'other removed parent Lamp.Light: nothing → nothing',
    'addition added prop Lamp.hue: nothing → string',
  ]);
});

test('a prop that the new parent cannot have is gone', () => {
  const svg = { name: 'SVGSVGElement', package: 'react', element: true } as const;
  const light = { name: 'Light', package: '@glow/lamps' };
  const before = reference({
    components: [
      component('Lamp', {
        props: [prop('viewBox', 'string'), prop('onDoubleClick', '() => void'), prop('legend', 'string')],
        classes: [{ key: 'bulb' }],
      }),
      component('Light', { props: [prop('legend', 'string')] }),
    ],
  });
  const lamp = (inherits: ApiComponent['inherits'], ofLight: Partial<ApiComponent>) => {
    const after = [component('Lamp', { inherits }), component('Light', ofLight)];
    return changes(before, reference({ components: after })).filter((line) => /removed .* Lamp/.test(line));
  };
  expect(lamp([svg], { props: [prop('legend', 'string')] }).map((line) => line.split(':')[0])).toEqual([
    'other removed prop Lamp.viewBox',
    'other removed prop Lamp.onDoubleClick',
    'breaking removed prop Lamp.legend',
    'breaking removed class Lamp.bulb',
  ]);
  expect(
    lamp([light], { props: [prop('legend', 'string')], classes: [{ key: 'bulb' }] }).map(
      (line) => line.split(':')[0],
    ),
  ).toEqual([
    'breaking removed prop Lamp.viewBox',
    'breaking removed prop Lamp.onDoubleClick',
    'other removed prop Lamp.legend',
    'other removed class Lamp.bulb',
  ]);
  // Light may have them from a component without a page.
  const bulb = { name: 'Bulb', package: '@glow/base' };
  expect(lamp([light], { inherits: [bulb] }).every((line) => line.startsWith('other'))).toBe(true);
});

test('a default that is a constant with the word of a literal is the literal', () => {
  const mode = (value: string) => prop('mode', 'Mode', { default: value });
  expect(props(mode('Modes.Cell')).to(mode("'cell'"))).toEqual([]);
  expect(props(mode('Modes.Cell')).to(mode("'row'"))).toHaveLength(1);
});

test('a default in words may be the same one', () => {
  const rows = (value: string) => prop('rows', 'number', { default: value });
  expect(props(rows('5')).to(rows('{ x: 5 } on a horizontal line'))[0]).toMatch(/^other default/);
  expect(props(rows('3')).to(rows('undefined'))[0]).toMatch(/^other default/);
  expect(props(rows("'all of it'")).to(rows("'none of the rows'"))[0]).toMatch(/^breaking default/);
  expect(props(rows('3')).to(rows('`4` when it is wide, `3` otherwise.'))[0]).toMatch(/^other default/);
});
