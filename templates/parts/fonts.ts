/// <reference path="../ambient.d.ts" />
import mono from '../fonts/plex-mono.woff2';
import sans from '../fonts/plex-sans.woff2';
import { inOneLine } from './in-one-line.ts';

/** A web font of the site, and its use. */
export interface WebFont {
  readonly family: string;
  readonly weight: string;
  readonly url: string;
}

/**
 * A local font stretched to the width and height of the web font it replaces, so that a page looks alike with both.
 * `width` is the mean width of a letter of English text in Plex relative to Arial (Liberation Sans has the same
 * measures), in the same weight. Plex is 1.025 em high above the baseline and 0.275 em below it.
 */
const standIn = (family: string, weight: string, fonts: readonly string[], width: number): string => {
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  const source = fonts.map((name) => `local("${name}")`).join(',');
  const measures = `size-adjust:${percent(width)};ascent-override:${percent(1.025 / width)};descent-override:${percent(0.275 / width)};line-gap-override:0%`;
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${source};${measures}}`;
};

/** Fonts to use when the web fonts are late. A line of text may still be too wide in a stand-in. */
export const standIns: string = [
  standIn('Plex Sans stand-in', '400', ['Arial', 'Helvetica', 'Liberation Sans'], 1.0208),
  standIn('Plex Sans stand-in', '600', ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'], 0.9836),
  standIn('Plex Mono stand-in', '400', ['Menlo', 'Courier New', 'Liberation Mono'], 1),
].join('');

const own: readonly WebFont[] = [
  { family: 'IBM Plex Sans', weight: '400 600', url: sans },
  { family: 'IBM Plex Mono', weight: '400', url: mono },
];

/** The fonts for a reader without JavaScript; late ones are not used, as with the script of the head. */
export const fontsWithoutScript: string = `@media (scripting:none){${own
  .map(
    ({ family, weight, url }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:url("${url}")}`,
  )
  .join('')}}`;

const generalSans = /GeneralSans-(Medium|Semibold|Bold)\.woff2$/;

/** The fonts of every page. `files` are fonts that the owner of the site has added, as their licence requires. */
export function webFonts(files: readonly string[]): readonly WebFont[] {
  const headings = files.find((file) => generalSans.test(file));
  return [
    ...own,
    ...(headings === undefined ? [] : [{ family: 'General Sans', weight: '400 700', url: headings }]),
  ];
}

/** ms for which the first text may wait for fonts that are on their way. */
const patience = 100;
/** ms after the answer of the host from which the first text waits no more: a slow processor would lay it out twice. */
const longest = 450;

/**
 * Uses the fonts that have arrived by the first text, and no others after that: text that changes its font moves what
 * is below it, whatever `font-display` says. Late fonts apply from the next page on
 * (`browser/navigation/late-fonts.ts`). The callback of requestAnimationFrame runs right before the first paint, which
 * shows no text while near fonts arrive (`:root[data-fonts]` in `base.css`), unless that text is late already.
 *
 * Where the host took 150 ms to answer, fonts would delay the page and still miss the first text. There they are fetched
 * two seconds after the page, whose first demo needs the line until then, unless an earlier visit has left them in the
 * reader's cache. The script element carries the list as `data-fonts`, so its text is a constant that a content security
 * policy can name.
 */
export const useFontsInTime = inOneLine`
  const script = document.currentScript;
  const faces = script.faces = JSON.parse(script.dataset.fonts).map(
    ({ family, weight, url }) => new FontFace(family, 'url("' + url + '")', { weight }),
  );
  let isKept = false;
  try {
    isKept = localStorage.getItem(prefix + 'fonts') === 'kept';
  } catch {}
  const load = () =>
    Promise.all(faces.map((face) => face.load()))
      .then(() => localStorage.setItem(prefix + 'fonts', 'kept'))
      .catch(() => {});
  if (!isKept && responseStart - requestStart > 150) addEventListener('load', () => setTimeout(load, 2000));
  else {
    const loaded = load();
    const show = () => {
      if (faces.every(({ status }) => status === 'loaded')) for (const face of faces) document.fonts.add(face);
      delete root.dataset.fonts;
    };
    script.shown = new Promise((resolve) =>
      requestAnimationFrame(() => {
        if (performance.now() - responseStart > ${longest}) return resolve(show());
        root.dataset.fonts = '';
        Promise.race([loaded, new Promise((late) => setTimeout(late, ${patience}))]).then(show).then(resolve);
      }),
    );
  }
`;
