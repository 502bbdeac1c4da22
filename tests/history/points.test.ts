import { expect, test } from 'vitest';
import { type Point, pointsOf } from '../../cli/commands/history/points.ts';
import { walk } from '../../cli/commands/history/walk.ts';
import type { ApiReference } from '../../cli/model/reference.ts';
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

const versions = ['1.0.0', '1.0.1', '1.0.2', '1.1.0', '1.1.1', '1.2.0', '1.3.0', '1.3.1', '1.4.0'];

/** A walk over releases of which some bring a prop; `unreadable` cannot be read. */
async function walked(brings: Readonly<Record<string, string>>, unreadable: readonly string[] = []) {
  const points = versions.map((version): Point => ({ version, packages: new Map() }));
  const at = (version: string): ApiReference => {
    const until = versions.slice(0, versions.indexOf(version) + 1);
    const props = until.flatMap((one) => (brings[one] === undefined ? [] : [prop(brings[one], 'string')]));
    return reference({ components: [component('Lamp', { props })] });
  };
  const read: string[] = [];
  const { steps, unread } = await walk(points, at('1.0.0'), at('1.4.0'), async ({ version }) => {
    read.push(version);
    return unreadable.includes(version) ? null : at(version);
  });
  return {
    found: steps.map(({ version, changes }) => `${version} ${changes.map(({ name }) => name).join(' ')}`),
    read,
    unread,
  };
}

test('finds each change, and reads the last releases of minor versions first', async () => {
  const { found, read, unread } = await walked({ '1.0.2': 'hue', '1.3.1': 'shade' });
  expect({ found, unread }).toEqual({ found: ['1.0.2 hue', '1.3.1 shade'], unread: [] });
  expect(read).toEqual(['1.2.0', '1.1.1', '1.0.2', '1.0.1', '1.3.1', '1.3.0']);
});

test('reads nothing when nothing has changed', async () => {
  expect(await walked({})).toEqual({ found: [], read: [], unread: [] });
});

test('walks around a release that cannot be read', async () => {
  const { found, unread } = await walked({ '1.0.2': 'hue' }, ['1.1.1', '1.0.2']);
  expect({ found, unread }).toEqual({ found: ['1.1.0 hue'], unread: ['1.1.1', '1.0.2'] });
});
