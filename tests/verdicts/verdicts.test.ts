import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { forgetOldVerdicts, pageHashes, verdictsIn } from '../support/verdicts.ts';

const workspace = temporaryFolder();

const site: Readonly<Record<string, string>> = {
  _headers: '/*\n  X-Lamp: on\n',
  'lamp/index.html': '<script src="/assets/page-lamp.js"></script><a href="/dimmer/">Dimmer</a>',
  'dimmer/index.html': '<script src="/assets/page-dimmer.js"></script><link href="/assets/site.css">',
  'assets/page-lamp.js': 'import "./chunk-bulb.js";',
  'assets/page-dimmer.js': 'import("./chunk-slider.js");',
  'assets/chunk-bulb.js': 'import "./chunk-base.js"; fetch("/lamp/data.json");',
  'assets/chunk-slider.js': 'import "./chunk-base.js";',
  'assets/chunk-base.js': 'export {};',
  'assets/site.css': '@font-face { src: url(font.woff2) }',
  'assets/font.woff2': 'font',
  'lamp/data.json': '[1]',
};

let count = 0;

/** Hashes of the two pages with `changes` to the site. */
function hashes(changes: Readonly<Record<string, string>> = {}): {
  readonly lamp: string;
  readonly dimmer: string;
} {
  count += 1;
  const out = join(workspace, String(count));
  for (const [path, text] of Object.entries({ ...site, ...changes })) {
    mkdirSync(join(out, dirname(path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  const hashOf = pageHashes(out);
  return { lamp: hashOf('lamp/index.html'), dimmer: hashOf('dimmer/index.html') };
}

const before = hashes();

test('the same files, the same hash', () => {
  expect(hashes()).toEqual(before);
  expect(before.lamp).not.toBe(before.dimmer);
});

test.each([
  ['the HTML', 'lamp/index.html', ['lamp']],
  ['a chunk that a script imports', 'assets/chunk-bulb.js', ['lamp']],
  ['a chunk that is loaded later', 'assets/chunk-slider.js', ['dimmer']],
  ['a chunk of both, two steps away', 'assets/chunk-base.js', ['lamp', 'dimmer']],
  ['a font of a style sheet', 'assets/font.woff2', ['dimmer']],
  ['data that a script fetches', 'lamp/data.json', ['lamp']],
  ['the headers', '_headers', ['lamp', 'dimmer']],
])('a change of %s changes the pages it is part of, and no other', (_what, path, pages) => {
  const after = hashes({ [path]: `${site[path]} ` });
  expect(after.lamp !== before.lamp).toBe(pages.includes('lamp'));
  expect(after.dimmer !== before.dimmer).toBe(pages.includes('dimmer'));
});

test('a pass is kept, for its subject alone', async () => {
  const { judge } = verdictsIn(join(workspace, 'kept'), false);
  const check = vi.fn(async () => {});
  expect(await judge('lamp', check)).toBe(false);
  expect(await judge('lamp', check)).toBe(true);
  expect(await judge('dimmer', check)).toBe(false);
  expect(check).toHaveBeenCalledTimes(2);
});

test('a failure is never kept', async () => {
  const { judge } = verdictsIn(join(workspace, 'failed'), false);
  const check = vi.fn(() => Promise.reject(new Error('dark')));
  await expect(judge('lamp', check)).rejects.toThrow('dark');
  await expect(judge('lamp', check)).rejects.toThrow('dark');
  expect(check).toHaveBeenCalledTimes(2);
});

test('when all are judged, what passed is judged again', async () => {
  const folder = join(workspace, 'all');
  await verdictsIn(folder, false).judge('lamp', async () => {});
  const check = vi.fn(async () => {});
  expect(await verdictsIn(folder, true).judge('lamp', check)).toBe(false);
  expect(check).toHaveBeenCalledOnce();
});

test('what no run asks for is forgotten', async () => {
  const folder = join(workspace, 'old');
  const { judge } = verdictsIn(folder, false);
  await judge('lamp', async () => {});
  await judge('dimmer', async () => {});
  utimesSync(join(folder, 'lamp'), 0, 0);
  forgetOldVerdicts(folder);
  expect(readdirSync(folder)).toEqual(['dimmer']);
});
