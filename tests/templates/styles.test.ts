import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { styleSheet } from '../../templates/parts/theme-style.ts';
import { tokens } from '../../templates/tokens.ts';

const folder = join(import.meta.dirname, '../../templates/styles');
const sheets = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
const all = sheets.map(([, css]) => css).join('\n');

/** WCAG 2 contrast of two `#rrggbb` colours. */
function contrast(first: string, second: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['background', 'surface', 'raised', 'hover'] as const;

test.each(Object.entries(tokens.schemes))('%s: text is legible on every ground under it', (_, colors) => {
  const pairs: (readonly [keyof typeof colors, keyof typeof colors, number])[] = [
    ...grounds.flatMap((ground) =>
      (['text', 'textMuted', 'link'] as const).map((text) => [text, ground, 4.5] as const),
    ),
    ['link', 'selected', 4.5],
    ['onPrimary', 'primary', 4.5],
    ...(['info', 'success', 'warning', 'error'] as const).flatMap((tone) => [
      [tone, `${tone}Ground`, 4.5] as const,
      ['text', `${tone}Ground`, 4.5] as const,
      [tone, 'background', 4.5] as const,
    ]),
    // Marks and chips are in the sidebar, on cards and in search results.
    ...(['planPro', 'planPremium', 'success', 'textMuted'] as const).flatMap((text) =>
      (['background', 'surface', 'hover', 'selected'] as const).map((ground) => [text, ground, 4.5] as const),
    ),
    // Outlines of fields and buttons, and the focus ring.
    ...grounds.map((ground) => ['primary', ground, 3] as const),
    ['outline', 'background', 3],
    ['outline', 'surface', 3],
    ['primary', 'selected', 3],
    ...(Object.keys(colors) as (keyof typeof colors)[])
      .filter((name) => name.startsWith('code'))
      .flatMap((name) => [[name, 'surface', 4.5] as const, [name, 'selected', 4.5] as const]),
    ['codeText', 'successGround', 4.5],
    ['codeString', 'successGround', 4.5],
    ['codeText', 'errorGround', 4.5],
    ['codeTag', 'errorGround', 4.5],
  ];
  const faint = pairs.filter(([text, ground, least]) => contrast(colors[text], colors[ground]) < least);
  expect(faint).toEqual([]);
});

test('every custom property used is defined', () => {
  const defined = new Set([...`${styleSheet()}${all}`.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

test('text has at most seven sizes, and no style sheet has others', () => {
  expect(Object.keys(tokens.text).length).toBeLessThanOrEqual(7);
  const sizes = [...all.matchAll(/font-size:\s*([^;]+);/g)].map(([, size]) => size);
  const fonts = [...all.matchAll(/\bfont:[^;]*?([\w.-]+|var\([^)]*\))\s*\/[^;]*;/g)].map(([, size]) => size);
  const others = [...sizes, ...fonts].filter(
    (size) => !/^(var\(--text-\w+\)|[\d.]+em|inherit|1rem)$/.test(size ?? ''),
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(fonts.length).toBeGreaterThan(2);
  expect(others).toEqual([]);
});

test('every token of the two schemes is a custom property in both', () => {
  expect(Object.keys(tokens.schemes.light)).toEqual(Object.keys(tokens.schemes.dark));
  expect(styleSheet()).toContain('--color-text-muted:#505d6c');
  expect(styleSheet()).toContain('--size-header:64px');
  expect(styleSheet().match(/color-scheme:dark;--color-background/g)).toHaveLength(2);
});

test('media queries use the breakpoints of the tokens', () => {
  const widths = [...all.matchAll(/\(width\s*[<>]=?\s*(\d+)px\)/g)].map(([, width]) => Number(width));
  const breakpoints: readonly number[] = Object.values(tokens.breakpoints);
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter((width) => !breakpoints.includes(width))).toEqual([]);
});

test('the column leaves a demo the width at which its picture is made', () => {
  const { column, demo, demoPadding, sidebar, contents } = tokens.size;
  expect(column - 2 * (demoPadding + 1)).toBe(demo);
  expect(sidebar + contents + column + 36).toBe(1440);
});

test.each(sheets)('%s writes no physical direction', (_, css) => {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '');
  expect(rules.match(/(?:margin|padding|border)-(?:left|right)|float:/g)).toBeNull();
});
