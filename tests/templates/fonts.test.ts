import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'opentype.js';
import { expect, test } from 'vitest';
import { standIns, webFonts } from '../../templates/parts/fonts.ts';
import { makeFonts } from './make-fonts.mjs';

const require = createRequire(import.meta.url);

test.each([400, 600])('the stand-in of weight %d is as high as the font', (weight) => {
  const file = require.resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff`);
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const { ascender, descender, unitsPerEm } = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  const face = standIns
    .split('@font-face')
    .find((each) => each.includes('Sans stand-in') && each.includes(`font-weight:${weight}`));
  const percent = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face ?? '')?.[1]);
  const width = percent('size-adjust') / 100;
  expect(percent('ascent-override') * width).toBeCloseTo((100 * ascender) / unitsPerEm, 1);
  expect(percent('descent-override') * width).toBeCloseTo((-100 * descender) / unitsPerEm, 1);
});

test.each(await makeFonts())(
  '%s is the font of the package without what the site does not use',
  (name, font) => {
    const file = new URL(`../../templates/fonts/${name}`, import.meta.url);
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, font);
    expect(font.equals(readFileSync(file)), 'UPDATE_GOLDEN=1 writes it').toBe(true);
  },
);

test('the font of headings is used when its owner has placed it', () => {
  const families = (files: readonly string[]) => webFonts(files).map(({ family }) => family);
  expect(families([])).not.toContain('General Sans');
  expect(families(['/fonts/Other.woff2'])).not.toContain('General Sans');
  expect(webFonts(['/fonts/Other.woff2', '/fonts/GeneralSans-Semibold.woff2']).at(-1)).toEqual({
    family: 'General Sans',
    weight: '400 700',
    url: '/fonts/GeneralSans-Semibold.woff2',
  });
});
