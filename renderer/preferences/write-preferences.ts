import { keyPrefix } from './key-prefix.ts';
import { type Preferences, type PreferenceTable, preferenceTable } from './model.ts';

/** One year, in seconds. */
const lifetime = 31_536_000;

export interface Destinations {
  readonly store: (key: string, value: string) => void;
  readonly setCookie: (cookie: string) => void;
  /** Path below which the site is served. */
  readonly base?: string;
}

/** The stored text of a preference; empty for one that is not stored. */
export function preferenceText(preferences: Preferences, name: keyof Preferences): string {
  const preference: PreferenceTable[keyof Preferences] = preferenceTable[name];
  const value = preferences[name];
  if ('values' in preference)
    return Object.entries(preference.values).find(([, known]) => known === value)?.[0] ?? '';
  if (typeof value !== 'object') return String(value);
  return Object.keys(value).length > 0 ? JSON.stringify(value) : '';
}

/** Stores some of the preferences for later pages. Without storage they last as long as the page. */
export function writePreferences(
  preferences: Preferences,
  names: readonly (keyof Preferences)[],
  { store, setCookie, base = '/' }: Destinations,
): void {
  for (const name of names) {
    const { kept } = preferenceTable[name];
    const key = keyPrefix(base) + preferenceTable[name].key;
    const text = preferenceText(preferences, name);
    try {
      if (kept === 'storage') store(key, text);
      else {
        const age = text === '' ? 0 : lifetime;
        setCookie(`${key}=${encodeURIComponent(text)};path=${base};max-age=${age};samesite=lax`);
      }
    } catch {
      // Storage may be forbidden or full.
    }
  }
}
