/** Where `api-notes.yaml` says that a prop of charts or pickers has no effect, the packages draw the same with it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { load } from '../../../cli/1-load/load.ts';
import { diskHost } from '../../../cli/machine/host.ts';
import { toolRoot } from '../../../cli/machine/tool.ts';
import { temporaryFolder } from '../../support/folder.ts';
import type * as Drawings from './drawings.tsx';

const values: Readonly<Record<string, unknown>> = {
  title: 'Tea',
  desc: 'Cups of tea',
  viewBox: { x: 1, y: 2, width: 30, height: 40 },
  className: 'tea',
  ownerState: { cups: 2 },
  disabled: true,
  readOnly: true,
  isLandscape: true,
};

const components = load(diskHost, toolRoot).value?.reference.components ?? [];
const drawn = components.filter(({ product }) => /^x-(?:charts|date-pickers)$/.test(product));

const claims = drawn.flatMap(({ name, props }) =>
  props
    .filter((prop) => prop.own && /^It has no effect\b/.test(prop.description ?? ''))
    // A callback leaves no trace in markup.
    .filter((prop) => !prop.name.startsWith('on'))
    .map((prop): [string, string] => [name, prop.name]),
);

const folder = temporaryFolder();
let drawings: typeof Drawings;

beforeAll(async () => {
  const outfile = join(folder, 'drawings.cjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'drawings.tsx')],
    outfile,
    bundle: true,
    platform: 'node',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  drawings = createRequire(import.meta.url)(outfile);
});

test('the texts say so of props', () => {
  expect(claims.length).toBeGreaterThan(20);
});

test.each(claims)('%s draws the same with and without %s', (component, prop) => {
  expect(Object.keys(values)).toContain(prop);
  const without = drawings.markupOf(component, {});
  expect(without).not.toBe('');
  expect(drawings.markupOf(component, { [prop]: values[prop] })).toBe(without);
});

test.each([
  ['ChartContainer', 'title'],
  ['ResponsiveChartContainer', 'desc'],
  ['ChartsSurface', 'viewBox'],
  ['PickersShortcuts', 'className'],
  ['TimePickerToolbar', 'disabled'],
  ['DatePickerToolbar', 'isLandscape'],
])('%s draws another picture with %s', (component, prop) => {
  const other = drawings.markupOf(component, { [prop]: values[prop] });
  expect(other).not.toBe(drawings.markupOf(component, {}));
});
