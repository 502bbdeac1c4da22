import type { CodeVariant } from '../view/demo.ts';

/** What a reader has chosen, for the page and every demo on it. */
export interface Preferences {
  readonly mode: Mode;
  readonly direction: Direction;
  readonly dense: boolean;
  /** px of one spacing unit of the demos: a whole number from `spacingRange.min` to `spacingRange.max` */
  readonly spacing: number;
  readonly paletteColors: PaletteColors;
  /** In which language the code of demos is shown. */
  readonly codeVariant: CodeVariant;
  readonly codeStyling: CodeStyling;
  /** ISO 639-1 */
  readonly userLanguage: string;
}

export type Mode = 'light' | 'dark' | 'system';
export type Direction = 'ltr' | 'rtl';
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

/** In the shape of a theme's palette options; empty for the theme's own colours. */
export interface PaletteColors {
  readonly primary?: {
    /** `#rrggbb`, lower case */
    readonly main: string;
  };
}

export const defaultPreferences: Preferences = {
  mode: 'system',
  direction: 'ltr',
  dense: false,
  spacing: 8,
  paletteColors: {},
  codeVariant: 'TS',
  codeStyling: 'MUI System',
  userLanguage: 'en',
};

/** In the order in which a button steps through them. */
export const modes: readonly Mode[] = ['light', 'dark', 'system'];
export const codeStylings: readonly CodeStyling[] = ['MUI System', 'Tailwind', 'CSS'];
export const spacingRange = { min: 1, max: 32 } as const;
