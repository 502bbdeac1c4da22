import { expect, test } from 'vitest';
import { certainChanges } from '../../cli/commands/history/certain-changes.ts';
import { type Point, pointsOf } from '../../cli/commands/history/points.ts';
import { type Step, walk } from '../../cli/commands/history/walk.ts';
import type { ReferenceChange } from '../../cli/compare/reference/reference-changes.ts';
import { component, prop, reference } from '../compare/references.ts';

const lines = (points: readonly Point[]): string[] =>
  points.map(
    ({ version, packages }) => `${version}: ${[...packages].map((each) => each.join(' ')).join(', ')}`,
  );

test('releases of one major version, in their order, without prereleases', () => {
  const published = new Map([
    ['lamps', ['2.0.0', '1.10.0', '1.9.2', '1.0.0-rc.1', '1.0.0', '1.11.0', '0.9.0']],
  ]);
  expect(lines(pointsOf(published, new Map([['lamps', '1.10.0']])))).toEqual([
    '1.0.0: lamps 1.0.0',
    '1.9.2: lamps 1.9.2',
    '1.10.0: lamps 1.10.0',
  ]);
});

test('a package that is published less often is there in its newest release, one that comes later is not', () => {
  const published = new Map([
    ['lamps', ['1.0.0', '1.1.0', '1.2.0']],
    ['lamps-pro', ['1.1.0', '1.2.1']],
  ]);
  const documented = new Map([
    ['lamps', '1.2.0'],
    ['lamps-pro', '1.2.1'],
  ]);
  expect(lines(pointsOf(published, documented))).toEqual([
    '1.0.0: lamps 1.0.0',
    '1.1.0: lamps 1.1.0, lamps-pro 1.1.0',
    '1.2.0: lamps 1.2.0, lamps-pro 1.1.0',
    '1.2.1: lamps 1.2.0, lamps-pro 1.2.1',
  ]);
});

test('a documented version that was never published is the last state', () => {
  expect(lines(pointsOf(new Map([['lamps', ['1.0.0']]]), new Map([['lamps', '1.1.0']])))).toEqual([
    '1.0.0: lamps 1.0.0',
    '1.1.0: lamps 1.1.0',
  ]);
});

const versions = ['1.0.0', '1.0.1', '1.1.0', '1.2.0', '1.2.1'];

/** A walk over releases with the props that each has; those of `unreadable` cannot be read. */
async function walked(props: Readonly<Record<string, string>>, unreadable: readonly string[] = []) {
  const points = versions.map((version): Point => ({ version, packages: new Map() }));
  const { steps, ...more } = await walk(points, async ({ version }) => {
    const names = (props[version] ?? '').split(' ').filter((name) => name !== '');
    const lamp = component('Lamp', { props: names.map((name) => prop(name, name)) });
    return unreadable.includes(version) ? null : reference({ components: [lamp] });
  });
  const changes = (step: Step) => step.changes.map(({ change, name }) => `${change} ${name}`);
  return { found: steps.map((step) => `${step.version} ${changes(step).join(', ')}`), ...more };
}

test('finds each change at its release', async () => {
  const props = { '1.0.0': 'a', '1.0.1': 'a bb', '1.1.0': 'a bb', '1.2.0': 'bb', '1.2.1': 'bb cccc' };
  expect(await walked(props)).toEqual({
    found: ['1.0.1 added bb', '1.2.0 removed a', '1.2.1 added cccc'],
    first: '1.0.0',
    unread: [],
  });
});

test('sees what left and came back between two equal states', async () => {
  const props = { '1.0.0': 'hue', '1.0.1': '', '1.1.0': 'hue', '1.2.0': 'hue', '1.2.1': 'hue' };
  expect((await walked(props)).found).toEqual(['1.0.1 removed hue', '1.1.0 added hue']);
});

test('walks around releases that cannot be read, at the beginning too', async () => {
  const props = { '1.0.1': 'hue', '1.1.0': 'hue shade', '1.2.0': 'hue shade', '1.2.1': 'hue shade' };
  expect(await walked(props, ['1.0.0', '1.1.0'])).toEqual({
    found: ['1.2.0 added shade'],
    first: '1.0.1',
    unread: ['1.0.0', '1.1.0'],
  });
});

const change = (
  name: string,
  kind: ReferenceChange['change'],
  more: Partial<ReferenceChange> = {},
): ReferenceChange => ({
  ...{ change: kind, weight: 'breaking', kind: 'prop', product: 'lamps', owners: ['Lamp', 'Torch'] },
  ...{ name, part: null, pathname: null, before: null, after: null },
  ...more,
});

test('what may only have moved to a parent has neither left nor come back', () => {
  const steps = [
    { version: '1.1.0', changes: [change('hue', 'removed', { weight: 'other', owners: ['Lamp'] })] },
    { version: '1.2.0', changes: [change('shade', 'removed'), change('hue', 'added')] },
    { version: '1.3.0', changes: [change('shade', 'added'), change('hue', 'removed')] },
    { version: '1.4.0', changes: [change('hue', 'added'), change('Bulb', 'added', { kind: 'parent' })] },
  ];
  const found = certainChanges(steps).flatMap(({ version, changes }) =>
    changes.map(({ name, change: kind, owners }) => `${version} ${kind} ${name} of ${owners.join(', ')}`),
  );
  expect(found).toEqual([
    '1.2.0 removed shade of Lamp, Torch',
    '1.2.0 added hue of Torch',
    '1.3.0 added shade of Lamp, Torch',
    '1.3.0 removed hue of Lamp, Torch',
    '1.4.0 added hue of Lamp, Torch',
  ]);
});
