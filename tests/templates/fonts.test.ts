import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'opentype.js';
import { expect, test } from 'vitest';
import { fontFaces, headingFont, preloadedFonts } from '../../templates/parts/fonts.ts';

const require = createRequire(import.meta.url);

test.each([400, 600])('the stand-in of weight %d is as high as the font', (weight) => {
  const file = require.resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff`);
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const { ascender, descender, unitsPerEm } = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  const face = fontFaces
    .split('@font-face')
    .find((each) => each.includes('Sans stand-in') && each.includes(`font-weight:${weight}`));
  const percent = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face ?? '')?.[1]);
  const width = percent('size-adjust') / 100;
  expect(percent('ascent-override') * width).toBeCloseTo((100 * ascender) / unitsPerEm, 1);
  expect(percent('descent-override') * width).toBeCloseTo((-100 * descender) / unitsPerEm, 1);
});

test.each([
  [null, '<p>Words</p>', 2],
  ['@shelf/core', '<p>Words</p>', 3],
  [null, '<p><code>words</code></p>', 3],
  [null, '<docs-slot data-slot="0"></docs-slot>', 3],
])('the font of code comes where there is code: package %s, %s', (packageName, body, count) => {
  expect(preloadedFonts({ packageName, body })).toHaveLength(count);
});

test('the font of headings is used when its owner has placed it', () => {
  expect(headingFont([])).toEqual({ css: '', preload: [] });
  expect(headingFont(['/fonts/Other.woff2'])).toEqual({ css: '', preload: [] });
  const { css, preload } = headingFont(['/fonts/Other.woff2', '/fonts/GeneralSans-Semibold.woff2']);
  expect(preload).toEqual(['/fonts/GeneralSans-Semibold.woff2']);
  expect(css).toContain('font-family:"General Sans"');
  expect(css).toContain('url("/fonts/GeneralSans-Semibold.woff2")');
});
