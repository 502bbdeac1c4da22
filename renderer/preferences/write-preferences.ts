import type { Preferences } from './model.ts';

/** One year, in seconds. */
const lifetime = 31_536_000;

type Text = (preferences: Preferences) => string;

/** Entries of the local storage; `null` is none. */
const stored: Readonly<Partial<Record<keyof Preferences, readonly [string, Text]>>> = {
  mode: ['mui-mode', ({ mode }) => mode],
  direction: ['mui-direction', ({ direction }) => direction],
  dense: ['mui-density', ({ dense }) => (dense ? 'dense' : 'comfortable')],
  spacing: ['mui-spacing', ({ spacing }) => String(spacing)],
};

/** Values of cookies; an empty one ends the cookie. */
const cookies: Readonly<Partial<Record<keyof Preferences, Text>>> = {
  paletteColors: ({ paletteColors }) => (paletteColors.primary ? JSON.stringify(paletteColors) : ''),
  codeVariant: ({ codeVariant }) => codeVariant,
  codeStyling: ({ codeStyling }) => codeStyling,
  userLanguage: ({ userLanguage }) => userLanguage,
};

export interface Destinations {
  readonly store: (key: string, value: string) => void;
  readonly setCookie: (cookie: string) => void;
}

/** Keeps some of the preferences for later pages; what cannot be kept lasts as long as the page. */
export function writePreferences(
  preferences: Preferences,
  names: readonly (keyof Preferences)[],
  { store, setCookie }: Destinations,
): void {
  for (const name of names) {
    try {
      const [key, text] = stored[name] ?? [];
      if (key !== undefined && text !== undefined) store(key, text(preferences));
      const value = cookies[name]?.(preferences);
      if (value === undefined) continue;
      const age = value === '' ? 0 : lifetime;
      setCookie(`${name}=${encodeURIComponent(value)};path=/;max-age=${age};samesite=lax`);
    } catch {
      // Storage may be forbidden or full.
    }
  }
}
