import type { CodeVariant } from '../view/demo.ts';

/** A reader's choices, for the page and every demo on it. */
export interface Preferences {
  readonly mode: Mode;
  readonly direction: Direction;
  readonly dense: boolean;
  /** px of one spacing unit of the demos: a whole number within `spacingRange` */
  readonly spacing: number;
  readonly paletteColors: PaletteColors;
  /** Language in which the code of demos is shown. */
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
  readonly primary?: PaletteColor;
  readonly secondary?: PaletteColor;
}

export interface PaletteColor {
  /** `#rrggbb`, lower case */
  readonly main: string;
}

/** Storage, default and values of one preference. */
export type Preference<Value> = {
  readonly kept: 'storage' | 'cookie';
  readonly key: string;
  readonly default: Value;
  /** Values that an address requests by its ending. */
  readonly address?: Readonly<Record<string, Value>>;
} & (
  | {
      /** Stored text → value, in the order in which a button steps through them. */
      readonly values: Readonly<Record<string, Value>>;
    }
  | { readonly range: { readonly min: number; readonly max: number } }
  | { readonly pattern: string }
  | { readonly format: 'palette' }
);

export type PreferenceTable = { readonly [Name in keyof Preferences]: Preference<Preferences[Name]> };

/** Plain data, which the script that runs before the first paint also contains. */
export const preferenceTable = {
  mode: {
    kept: 'storage',
    key: 'mui-mode',
    values: { light: 'light', dark: 'dark', system: 'system' },
    default: 'system',
  },
  direction: { kept: 'storage', key: 'mui-direction', values: { ltr: 'ltr', rtl: 'rtl' }, default: 'ltr' },
  dense: {
    kept: 'storage',
    key: 'mui-density',
    values: { comfortable: false, dense: true },
    default: false,
  },
  spacing: { kept: 'storage', key: 'mui-spacing', range: { min: 1, max: 32 }, default: 8 },
  paletteColors: { kept: 'cookie', key: 'paletteColors', format: 'palette', default: {} },
  codeVariant: {
    kept: 'cookie',
    key: 'codeVariant',
    values: { JS: 'JS', TS: 'TS' },
    default: 'TS',
    address: { js: 'JS', tsx: 'TS' },
  },
  codeStyling: {
    kept: 'cookie',
    key: 'codeStyling',
    values: { 'MUI System': 'MUI System', Tailwind: 'Tailwind', CSS: 'CSS' },
    default: 'MUI System',
  },
  userLanguage: { kept: 'cookie', key: 'userLanguage', pattern: '^[a-z]{2}$', default: 'en' },
} as const satisfies PreferenceTable;

export const preferenceNames = Object.keys(preferenceTable) as readonly (keyof Preferences)[];

export const defaultPreferences = Object.fromEntries(
  preferenceNames.map((name) => [name, preferenceTable[name].default]),
) as unknown as Preferences;

export const modes: readonly Mode[] = Object.values(preferenceTable.mode.values);
export const codeStylings: readonly CodeStyling[] = Object.values(preferenceTable.codeStyling.values);
export const spacingRange = preferenceTable.spacing.range;
