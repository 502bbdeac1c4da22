import { expect, test } from 'vitest';
import { demoParts } from '../../cli/4-bundle/readers/demo-parts.ts';
import type { Demo, DemoSource } from '../../cli/model/page.ts';
import { importsOf } from '../support/imports-of.ts';

const source = (name: string, code: string): DemoSource => ({
  file: `content/${name}`,
  name,
  language: 'tsx',
  code,
  fragment: '',
  imports: importsOf(code),
});

const demo = (name: string, code: string, ...local: readonly DemoSource[]): Demo => ({
  id: name,
  name,
  file: `content/${name}.tsx`,
  sources: [source(`${name}.tsx`, code), ...local],
  preview: null,
  javascript: null,
  images: [],
  project: null,
  alternatives: [],
});

/** Ids of the demos in each part. */
const partsOf = (...demos: readonly Demo[]): string[][] =>
  demoParts(demos).files.map((files) => Object.keys(files ?? {}));

const lamp = demo('Lamp', `import { Lamp } from 'lamps';`);
const shade = demo('Shade', `import { Lamp, Shade } from 'lamps';`);
const dimmer = demo('Dimmer', `import { Lamp } from 'lamps';\nimport Dimmer from '@lamps/dimmers/Dimmer';`);

test('demos that need what the first one needs stay with it, wherever they stand', () => {
  expect(partsOf(lamp, dimmer, demo('Again', `import { Lamp as L } from 'lamps';`))).toEqual([
    ['Lamp', 'Again'],
    ['Dimmer'],
  ]);
});

test('another name of the same package is something further, as another package is', () => {
  expect(partsOf(lamp, shade)).toEqual([['Lamp'], ['Shade']]);
  expect(partsOf(lamp, shade, dimmer)).toEqual([['Lamp'], ['Shade', 'Dimmer']]);
});

test('what comes first decides: less is never a further part', () => {
  expect(partsOf(dimmer, lamp)).toEqual([['Dimmer', 'Lamp']]);
  expect(partsOf(lamp)).toEqual([['Lamp']]);
  expect(partsOf()).toEqual([[]]);
});

test('files of the site count as part of a demo that imports them', () => {
  const far = source('far.ts', `export { Dimmer } from '@lamps/dimmers/Dimmer';`);
  expect(partsOf(lamp, demo('Far', `import { Dimmer } from './far';`, far))).toEqual([['Lamp'], ['Far']]);
});

test('types count only where nothing tells them from the rest', () => {
  const types = `import type { Size } from 'sizes';\nimport { Lamp } from 'lamps';`;
  const plain = `import { Lamp } from 'lamps';`;
  const typed = { ...demo('Typed', types), javascript: demo('Typed', plain) };
  expect(partsOf(lamp, typed)).toEqual([['Lamp', 'Typed']]);
});

test('a module that is imported for its effects keeps the page whole, unless the first demo imports it too', () => {
  const german = demo('German', `import 'lamps/locale/de';\nimport Dimmer from '@lamps/dimmers/Dimmer';`);
  expect(partsOf(lamp, german)).toEqual([['Lamp', 'German']]);
  expect(partsOf(demo('First', `import 'lamps/locale/de';`), german)).toEqual([['First'], ['German']]);
});

test('parts that import the same file of the site have to share it', () => {
  const data = source('data.ts', 'export const data = [];');
  const [own, others] = [lamp, dimmer].map((each) => ({ ...each, sources: [...each.sources, data] }));
  expect(demoParts([lamp, dimmer]).share).toBe(false);
  expect(demoParts([own ?? lamp, dimmer]).share).toBe(false);
  expect(demoParts([own ?? lamp, others ?? dimmer]).share).toBe(true);
});

test('a demo that waits for something while it loads keeps the page whole where parts share a file', () => {
  const data = source('data.ts', 'export const data = await fetch("/data.json");');
  const [own, others] = [lamp, dimmer].map((each) => ({ ...each, sources: [...each.sources, data] }));
  expect(partsOf(own ?? lamp, others ?? dimmer)).toEqual([['Lamp', 'Dimmer']]);
  expect(partsOf(own ?? lamp, dimmer)).toEqual([['Lamp'], ['Dimmer']]);
});
