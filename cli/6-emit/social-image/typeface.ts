// Own code because resvg does not read WOFF, the only format of the font package.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';

const require = createRequire(import.meta.url);

/** The package has a file for each script; the first file that has a letter supplies it. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic'];

export interface Typeface {
  /** px */
  readonly width: (text: string, size: number) => number;
  /** SVG path data of a line of text whose baseline begins at `x`, `y`. Letters the typeface lacks are left out. */
  readonly outline: (text: string, x: number, y: number, size: number) => string;
}

/**
 * Coordinates in tenths of a px. Does not use `toPathData` of opentype.js 2, which writes `NaN` for coordinates close
 * to a whole number.
 */
function pathData(commands: readonly PathCommand[]): string {
  const tenths = (value: number): number => Math.round(value * 10) / 10;
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const controls = [
        ...('x1' in command ? [command.x1, command.y1] : []),
        ...('x2' in command ? [command.x2, command.y2] : []),
      ];
      return command.type + [...controls, command.x, command.y].map(tenths).join(' ');
    })
    .join('');
}

function load(script: string, weight: number): Font {
  const file = require.resolve(
    `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${script}-${weight}-normal.woff`,
  );
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** IBM Plex Sans in one weight; its files are read when a letter first needs them. */
export function typeface(weight: 400 | 500 | 600): Typeface {
  const fonts = new Map<string, Font>();
  const fontOf = (letter: string): Font | null => {
    for (const script of scripts) {
      const font = fonts.get(script) ?? load(script, weight);
      fonts.set(script, font);
      if (font.charToGlyphIndex(letter) > 0) return font;
    }
    return null;
  };

  /** Stretches of text in one font. */
  const runs = (text: string): { font: Font; text: string }[] => {
    const found: { font: Font; text: string }[] = [];
    for (const letter of text) {
      const font = fontOf(letter);
      const last = found.at(-1);
      if (font === null) continue;
      if (last?.font === font) last.text += letter;
      else found.push({ font, text: letter });
    }
    return found;
  };

  const width = (text: string, size: number): number =>
    runs(text).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0);

  return {
    width,
    outline: (text, x, y, size) => {
      let left = x;
      return runs(text)
        .map((run) => {
          const path = pathData(run.font.getPath(run.text, left, y, size).commands);
          left += run.font.getAdvanceWidth(run.text, size);
          return path;
        })
        .join('');
    },
  };
}
