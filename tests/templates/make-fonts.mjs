import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Files of packages; the site uses the weights 400 and 600. */
const sources = {
  'plex-sans.woff2': {
    file: import.meta.resolve(
      '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    ),
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  'plex-mono.woff2': {
    file: import.meta.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'),
  },
};

/**
 * The fonts of `templates/fonts`: those of the packages with all their characters, without hinting, which screens of
 * today do not need, and without other weights. 39 kB in two files, where the packages have 62 kB in three.
 *
 * @returns {Promise<[name: string, font: Buffer][]>}
 */
export const makeFonts = () =>
  Promise.all(
    Object.entries(sources).map(async ([name, { file, variationAxes }]) => {
      const font = await readFile(new URL(file));
      const options = { targetFormat: 'woff2', keepAllGlyphs: true, noHinting: true, variationAxes };
      return [name, await subsetFont(font, undefined, options)];
    }),
  );
