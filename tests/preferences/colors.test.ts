import { darken, getContrastRatio, lighten } from '@mui/material/styles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDemoTheme, demoThemeStyleSheet } from '../../content/shell/demo-theme.ts';
import { defaultPreferences } from '../../renderer/preferences/model.ts';
import { readerTone, type Scheme } from '../../renderer/preferences/reader-tone.ts';
import { swatches } from '../../templates/parts/swatches.ts';
import { styleSheet } from '../../templates/parts/theme-style.ts';
import { tokens } from '../../templates/tokens.ts';

const schemes = ['light', 'dark'] as const;
const hex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const anyColor = fc.tuple(...Array.from({ length: 3 }, () => fc.nat(255))).map(hex);

/** The result of a style sheet's `color-mix` of opaque colours. */
const mix = (color: string, percent: number, other: string) =>
  hex(
    channelsOf(color).map(
      (channel, index) => (channel * percent + (channelsOf(other)[index] ?? 0) * (100 - percent)) / 100,
    ),
  );

test.each(schemes)('%s: any colour reads, as text on every ground, and under text', (scheme) => {
  const { background, surface, raised, hover, onPrimary } = tokens.schemes[scheme];
  const [tint] =
    styleSheet().match(
      new RegExp(`(?<=color-selected:color-mix\\(in srgb,rgb\\(var\\(--primary-${scheme}\\)\\) )\\d+`),
    ) ?? [];
  fc.assert(
    fc.property(anyColor, (color) => {
      const tone = hex(readerTone(color, scheme));
      const selected = mix(tone, Number(tint), background);
      for (const ground of [background, surface, raised, hover, selected])
        expect(getContrastRatio(tone, ground)).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(onPrimary, tone)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2000 },
  );
});

test.each(schemes)(
  '%s: a colour that reads is taken as it is, another changed as Material does',
  (scheme) => {
    const change = scheme === 'dark' ? lighten : darken;
    const toHex = (color: string) => hex((color.match(/\d+/g) ?? []).map(Number));
    fc.assert(
      fc.property(anyColor, (color) => {
        const tone = hex(readerTone(color, scheme));
        const steps = Array.from({ length: 51 }, (_, step) => toHex(change(color, step * 0.02)));
        const near = (one: string, other: string) =>
          channelsOf(one).every((channel, at) => Math.abs(channel - (channelsOf(other)[at] ?? 0)) <= 1);
        expect(steps.some((step) => near(step, tone))).toBe(true);
      }),
    );
    const readable = scheme === 'dark' ? '#b6d5fd' : '#0b4184';
    expect(hex(readerTone(readable, scheme))).toBe(readable);
  },
);

/** The declarations of the rule with this selector. */
function declarations(css: string, selector: string): Readonly<Record<string, string>> {
  const rule = css.split('\n').find((line) => line.startsWith(`${selector}{`)) ?? '';
  const body = rule.slice(selector.length + 1, -1);
  return Object.fromEntries(body.split(';').map((each) => each.split(/:(.*)/s).slice(0, 2)));
}

/** The value of a variable with `--primary-*` and references to other variables filled in. */
function resolve(
  value: string,
  rules: Readonly<Record<string, string>>,
  channels: readonly number[],
): string {
  const filled = value
    .replace(/var\(--primary-(?:light|dark)\)/, channels.join(', '))
    .replace(/var\((--[\w-]+)\)/, (_, name: string) => resolve(rules[name] ?? '', rules, channels));
  const mixed = /color-mix\(in srgb, (#\w{3}) (\d+)%, rgb\((.*)\)\)/.exec(filled);
  if (mixed === null) return filled;
  const [, other = '', percent = '', base = ''] = mixed;
  const end = other === '#fff' ? 255 : 0;
  return `rgb(${base
    .split(', ')
    .map((channel) => Math.trunc(Number(channel) + (end - Number(channel)) * (Number(percent) / 100)))
    .join(', ')})`;
}

test.each(schemes)('%s: the variables of a reader’s colour are those the theme derives', (scheme: Scheme) => {
  const main = '#b3267f';
  const css = demoThemeStyleSheet();
  const selector = {
    light: ':root[data-primary]',
    dark: ':root[data-primary][data-mui-color-scheme="dark"]',
  };
  const rules = declarations(css, selector[scheme]);
  const preferences = { ...defaultPreferences, mode: scheme, paletteColors: { primary: { main } } };
  const theme = createDemoTheme(preferences) as unknown as {
    readonly generateCssVars: (scheme: Scheme) => { readonly css: Readonly<Record<string, string>> };
  };
  const expected = theme.generateCssVars(scheme).css;
  const own = createDemoTheme({ ...preferences, paletteColors: {} }) as unknown as typeof theme;
  const changed = Object.entries(expected)
    .filter(([name, value]) => own.generateCssVars(scheme).css[name] !== value)
    .map(([name]) => name);
  // Nothing in Material uses the channels of the two other tones.
  const unused = ['--mui-palette-primary-lightChannel', '--mui-palette-primary-darkChannel'];
  expect(changed.filter((name) => !(name in rules) && !unused.includes(name))).toEqual([]);
  const numbers = (color: string) =>
    (color === '#fff' ? '255 255 255' : color).match(/[\d.]+/g)?.map(Number) ?? [];
  for (const [name, value] of Object.entries(rules)) {
    const actual = numbers(resolve(value, rules, readerTone(main, scheme)));
    const wanted = numbers(expected[name] ?? '');
    expect([name, actual.length]).toEqual([name, wanted.length]);
    // The browser rounds where Material truncates.
    for (const [at, number] of actual.entries())
      expect(Math.abs(number - (wanted[at] ?? 0))).toBeLessThanOrEqual(1);
  }
});

test('the swatches are colours the store keeps, each once', () => {
  const colors = swatches.map(({ color }) => color);
  expect(new Set(colors).size).toBe(colors.length);
  expect(colors.slice(1).filter((color) => !/^#[\da-f]{6}$/.test(color))).toEqual([]);
});
