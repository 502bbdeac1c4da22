import type { PaletteColors } from 'docs-build/renderer/preferences/model.ts';
import type { Scheme } from 'docs-build/renderer/preferences/reader-tone.ts';

/** Text on the reader's own colour, whose tones are made for it. */
export const contrastText = {
  light: '#fff',
  dark: 'rgba(0, 0, 0, 0.87)',
} as const;

const contrastChannels = { light: '255 255 255', dark: '0 0 0' } as const;

type ColorName = keyof PaletteColors;

const mixed = (name: ColorName, color: string, percent: number) =>
  `color-mix(in srgb, ${color} ${percent}%, var(--mui-palette-${name}-main))`;

/** How the theme derives from a colour what is not that colour itself: with what, and by how many percent. */
const derived = {
  light: { ground: '#fff', background: 62, disabled: 62 },
  dark: { ground: '#000', background: 50, disabled: 55 },
} as const;

function rule(name: ColorName, scheme: Scheme, selector: string): string {
  const { ground, background, disabled } = derived[scheme];
  const variables = {
    [`${name}-main`]: `rgb(var(--${name}-${scheme}))`,
    [`${name}-mainChannel`]: `var(--${name}-${scheme})`,
    [`${name}-light`]: mixed(name, '#fff', 20),
    [`${name}-dark`]: mixed(name, '#000', 30),
    [`${name}-contrastText`]: contrastText[scheme],
    [`${name}-contrastTextChannel`]: contrastChannels[scheme],
    [`LinearProgress-${name}Bg`]: mixed(name, ground, background),
    [`Slider-${name}Track`]: mixed(name, ground, background),
    [`Switch-${name}DisabledColor`]: mixed(name, ground, disabled),
  };
  const declarations = Object.entries(variables).map(
    ([key, value]) => `--mui-palette-${key}:${value}`,
  );
  return `${selector}{${declarations.join(';')}}`;
}

/**
 * The variables of a theme with the reader's own colours, which `showPreferences` gives as `--primary-light`,
 * `--primary-dark` and so on: pictures of demos have them from the first paint on, and live ones need no render to change.
 */
export const readerPaletteStyleSheet = (): string =>
  (['primary', 'secondary'] as const)
    .flatMap((name) => [
      rule(name, 'light', `:root[data-${name}]`),
      rule(name, 'dark', `:root[data-${name}][data-mui-color-scheme="dark"]`),
    ])
    .join('\n');
