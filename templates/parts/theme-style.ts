import { type Tokens, tokens } from '../../renderer/theme/tokens.ts';
import { fontFaces } from './fonts.ts';

type Scheme = Tokens['schemes'][keyof Tokens['schemes']];

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (prefix: string, values: Readonly<Record<string, string | number>>, unit = ''): string =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}-${kebab(name)}:${typeof value === 'number' ? value + unit : value}`)
    .join(';');

const scheme = (name: 'light' | 'dark', colors: Scheme): string =>
  `color-scheme:${name};${declarations('color', colors)}`;

/**
 * The tokens as custom properties: `--color-text-muted`, `--size-header`, `--text-small`, … Without a script the
 * system decides between light and dark; the attribute, once set, decides alone.
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
  ].join('');
}

export const siteThemeStyle = fontFaces + themeStyle(tokens);
