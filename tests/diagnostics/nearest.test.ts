import { expect, test } from 'vitest';
import { editToNearest, nearest, reachAmongLibraries } from '../../cli/diagnostics/nearest.ts';

const among = (name: string, names: readonly string[]) => nearest(name, names, reachAmongLibraries(name));

test('a name is near with one edit for every three characters', () => {
  expect(nearest('Lmap', ['Lamp', 'Light'])).toBe('Lamp');
  expect(nearest('Bar', ['Pie'])).toBeNull();
});

test('a name with a capital has to be nearer where it may be of another library', () => {
  expect(among('BarChrt', ['BarChart'])).toBe('BarChart');
  expect(among('DataGird', ['DataGrid'])).toBe('DataGrid');
  expect(among('ArrowDropDown', ['ArrowDropUp', 'Icon'])).toBeNull();
  expect(among('Box', ['Bar', 'Bot'])).toBeNull();
  expect(among('setPgae', ['setPage'])).toBe('setPage');
});

test('only a name without a rival is a fix', () => {
  expect(editToNearest('Lamps', ['Lamp', 'Light'])).toEqual({ from: 'Lamps', to: 'Lamp' });
  expect(editToNearest('Lamp', ['Lamb', 'Lama'])).toBeUndefined();
});
