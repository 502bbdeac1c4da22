import { type Tokens, tokens } from '../tokens.ts';
import { fontsWithoutScript, standIns } from './fonts.ts';

type Scheme = Tokens['schemes'][keyof Tokens['schemes']];

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (prefix: string, values: Readonly<Record<string, string | number>>, unit = ''): string =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}-${kebab(name)}:${typeof value === 'number' ? value + unit : value}`)
    .join(';');

const scheme = (name: 'light' | 'dark', colors: Scheme): string =>
  `color-scheme:${name};${declarations('color', colors)}`;

/** The reader's accent colour, in the tone that is legible in the scheme. */
const readerAccent = (name: 'light' | 'dark', { onPrimary }: Scheme, tint: number): string => {
  const accent = `rgb(var(--primary-${name}))`;
  return [
    `--color-link:${accent}`,
    `--color-primary:${accent}`,
    `--color-on-primary:${onPrimary}`,
    `--color-selected:color-mix(in srgb,${accent} ${tint}%,var(--color-background))`,
  ].join(';');
};

/** Quiet text and lines as dark as other text, for a reader whose system asks for contrast. */
const moreContrast = ['text-muted', 'border', 'outline']
  .map((name) => `--color-${name}:var(--color-text)`)
  .join(';');

/**
 * The tokens as custom properties: `--color-text-muted`, `--size-header`, `--text-small`, … Without a script the system
 * decides between light and dark; once set, only the attribute decides.
 */
function themeStyle({
  spacing,
  radius,
  size,
  fonts,
  text,
  leading,
  weight,
  motion,
  schemes,
}: Tokens): string {
  const shared = [
    `--space:${spacing}px`,
    declarations('radius', radius, 'px'),
    declarations('size', size, 'px'),
    declarations('font', fonts),
    declarations('text', text),
    declarations('leading', leading),
    declarations('weight', weight),
    declarations('motion', motion, 'ms'),
  ].join(';');
  const dark = scheme('dark', schemes.dark);
  return [
    `:root{${shared};${scheme('light', schemes.light)}}`,
    // Paper is white in every scheme.
    `@media not print{:root[data-mui-color-scheme="dark"]{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-mui-color-scheme]){${dark}}}`,
    `:root[data-primary]{${readerAccent('light', schemes.light, 8)}}`,
    `@media not print{:root[data-primary][data-mui-color-scheme="dark"]{${readerAccent('dark', schemes.dark, 14)}}}`,
    // As specific as the schemes, after them.
    `@media (prefers-contrast:more){:root:root{${moreContrast}}}`,
  ].join('');
}

/** Tokens and stand-ins for the fonts; a separate file that every page links. */
export const styleSheet = (): string => standIns + fontsWithoutScript + themeStyle(tokens);
