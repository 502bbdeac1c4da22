import { readdirSync, statSync, truncateSync } from 'node:fs';
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
  ['aliases', 'lamp: &lamp { watts: 40 }\nbulb: *lamp\nlamps: [one, *lamp]\n'],
  ['an alias that leads back', 'bulb: &lamp\n  watts: 40\n  lamp: *lamp\n'],
  ['infinite numbers', 'lamps: [.inf, .nan, -0]\n'],
  ['nothing', ''],
])('a file with %s is kept with what it shares', (name, text) => {
  const folder = join(workspace, name);
  const first = toldBy(text, folder);
  expect(entries(folder)).toHaveLength(1);
  expect(toldBy(text, folder)).toEqual(first);
});

test('aliases of aliases are kept in little space', () => {
  const folder = join(workspace, 'laughs');
  const lines = Array.from(
    { length: 30 },
    (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`,
  );
  const text = `a0: &a0 ha\n${lines.join('\n')}\n`;
  parseSource('a.yaml', text, diskCache(folder));
  const [entry = ''] = entries(folder);
  expect(statSync(join(folder, 'parsed', entry)).size).toBeLessThan(50_000);
  expect(parseSource('a.yaml', text, diskCache(folder)).value?.locate(['a30', 1, 0]).line).toBe(30);
});

test('a file with a mistake is not kept', () => {
  const folder = join(workspace, 'mistake');
  expect(toldBy('lamps: [1\n', folder).diagnostics).toHaveLength(1);
  expect(entries(folder)).toEqual([]);
});
