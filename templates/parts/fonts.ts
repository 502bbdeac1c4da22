/// <reference path="../ambient.d.ts" />
import mono from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2';
import monoExtended from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-400-normal.woff2';
import regular from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2';
import bold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2';
import regularExtended from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-400-normal.woff2';
import boldExtended from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-600-normal.woff2';
import type { PageView } from '../../renderer/model.ts';

/** The package's own ranges: a browser fetches the second file only for a page that has such a letter. */
const latin =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const extended =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const face = (family: string, weight: number | string, source: string, more: string): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:${source};${more}}`;

/**
 * `optional`: what is not there for the first view waits for the next page (`browser/late-fonts.ts`). A stand-in is as
 * wide as the font on average, not in every line, and one line more or less moves all that is below it.
 */
const webFace = (family: string, weight: number, url: string, range: string): string =>
  face(family, weight, `url("${url}") format("woff2")`, `font-display:optional;unicode-range:${range}`);

/**
 * A font of the reader's machine made as wide and as high as the one it stands in for, so that a page looks alike with
 * both. `width` is the mean width of a letter of English text in Plex over that in Arial (Liberation Sans, which has
 * its measures), in the same weight; Plex is 1.025 em high above the baseline and 0.275 em below it.
 */
const standIn = (family: string, weight: string, fonts: readonly string[], width: number): string => {
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return face(
    family,
    weight,
    fonts.map((name) => `local("${name}")`).join(','),
    `size-adjust:${percent(width)};ascent-override:${percent(1.025 / width)};descent-override:${percent(0.275 / width)};line-gap-override:0%`,
  );
};

export const fontFaces: string = [
  webFace('IBM Plex Sans', 400, regular, latin),
  webFace('IBM Plex Sans', 600, bold, latin),
  webFace('IBM Plex Mono', 400, mono, latin),
  webFace('IBM Plex Sans', 400, regularExtended, extended),
  webFace('IBM Plex Sans', 600, boldExtended, extended),
  webFace('IBM Plex Mono', 400, monoExtended, extended),
  standIn('Plex Sans stand-in', '400', ['Arial', 'Helvetica', 'Liberation Sans'], 1.0208),
  standIn('Plex Sans stand-in', '600', ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'], 0.9836),
  standIn('Plex Mono stand-in', '400', ['Menlo', 'Courier New', 'Liberation Mono'], 1),
].join('');

/** What a page must have at once to use it: text, and where there is any, code. */
export const preloadedFonts = ({ packageName, body }: Pick<PageView, 'packageName' | 'body'>) =>
  packageName === null && !/<code|<docs-slot/.test(body) ? [regular, bold] : [regular, bold, mono];

const family = 'General Sans';
const weightOf = /GeneralSans-(Medium|Semibold|Bold)\.woff2$/;

/** The font of headings, whose licence leaves its files to the owner of a site. */
export function headingFont(files: readonly string[]): { readonly css: string; readonly preload: string[] } {
  const url = files.find((file) => weightOf.test(file));
  if (url === undefined) return { css: '', preload: [] };
  return {
    css: face(family, '400 700', `url("${url}") format("woff2")`, 'font-display:optional'),
    preload: [url],
  };
}
