import { readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSource } from '../../cli/1-load/parse-source.ts';
import { diskCache } from '../../cli/machine/cache.ts';
import { temporaryFolder } from '../support/folder.ts';

const workspace = temporaryFolder();

const toldBy = (text: string, folder: string) => {
  const { value, diagnostics } = parseSource('a.yaml', text, diskCache(folder));
  const paths = [[], ['lamps'], ['lamps', 1], ['lamps', 1, 'watts'], ['missing'], ['bulb', 'watts']];
  const places = paths.map((path) => value?.locate(path));
  return { value: value?.value, places, keys: paths.map((path) => value?.locate(path, 'key')), diagnostics };
};

const entries = (folder: string): readonly string[] => {
  try {
    return readdirSync(join(folder, 'parsed'));
  } catch {
    return [];
  }
};

test('what is kept of a file says the same, at the same places; a damaged entry is made again', () => {
  const folder = join(workspace, 'kept');
  const text = 'lamps:\n  - one\n  - watts: 40 # warm\n    __proto__: 1\n"1": [0x10, ~, "é"]\n';
  const first = toldBy(text, folder);
  expect(first.value).toMatchObject({ lamps: ['one', { watts: 40 }], 1: [16, null, 'é'] });
  expect(toldBy(text, folder)).toEqual(first);
  const [entry = ''] = entries(folder);
  truncateSync(join(folder, 'parsed', entry), 90);
  expect(toldBy(text, folder)).toEqual(first);
  expect(toldBy(`\n${text}`, folder)).not.toEqual(first);
});

test.each([
  ['aliases', 'lamp: &lamp { watts: 40 }\nbulb: *lamp\n'],
  ['an alias that leads back', 'lamp: &lamp\n  bulb: *lamp\n'],
  ['infinite numbers', 'lamps: .inf\n'],
  ['a mistake', 'lamps: [1\n'],
])('a file with %s is not kept', (name, text) => {
  const folder = join(workspace, name);
  const first = toldBy(text, folder);
  expect(entries(folder)).toEqual([]);
  expect(toldBy(text, folder)).toEqual(first);
});
