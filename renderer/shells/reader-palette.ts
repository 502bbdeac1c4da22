import type { Scheme } from '../preferences/reader-tone.ts';

/** Text on the reader's own colour, whose tones are made for it. */
export const contrastText = { light: '#fff', dark: 'rgba(0, 0, 0, 0.87)' } as const;

const contrastChannels = { light: '255 255 255', dark: '0 0 0' } as const;

const lighter = (percent: number) => `color-mix(in srgb, #fff ${percent}%, var(--mui-palette-primary-main))`;
const darker = (percent: number) => `color-mix(in srgb, #000 ${percent}%, var(--mui-palette-primary-main))`;

/** How the theme derives from its primary colour what is not that colour itself: by how much, in each scheme. */
const derived = {
  light: { primaryBg: lighter(62), primaryTrack: lighter(62), primaryDisabledColor: lighter(62) },
  dark: { primaryBg: darker(50), primaryTrack: darker(50), primaryDisabledColor: darker(55) },
} as const;

function rule(scheme: Scheme, selector: string): string {
  const { primaryBg, primaryTrack, primaryDisabledColor } = derived[scheme];
  const variables = {
    'primary-main': `rgb(var(--primary-${scheme}))`,
    'primary-mainChannel': `var(--primary-${scheme})`,
    'primary-light': lighter(20),
    'primary-dark': darker(30),
    'primary-contrastText': contrastText[scheme],
    'primary-contrastTextChannel': contrastChannels[scheme],
    'LinearProgress-primaryBg': primaryBg,
    'Slider-primaryTrack': primaryTrack,
    'Switch-primaryDisabledColor': primaryDisabledColor,
  };
  const declarations = Object.entries(variables).map(([name, value]) => `--mui-palette-${name}:${value}`);
  return `${selector}{${declarations.join(';')}}`;
}

/**
 * The variables of a theme with the reader's own primary colour, which `showPreferences` gives as `--primary-light`
 * and `--primary-dark`: pictures of demos have it from the first paint on, and live ones need no render to change it.
 */
export const readerPaletteStyleSheet = [
  rule('light', ':root[data-primary]'),
  rule('dark', ':root[data-primary][data-mui-color-scheme="dark"]'),
].join('\n');
