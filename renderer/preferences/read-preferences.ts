import type { Preferences, PreferenceTable } from './model.ts';

/** Where preferences are stored. Each source may throw, and may contain anything. */
export interface Sources {
  /** An entry of the local storage. */
  readonly stored: (key: string) => string | null;
  /** As in `document.cookie`. */
  readonly cookies: () => string;
  /** Begins the names of entries and cookies (`keyPrefix`). */
  readonly prefix?: string | undefined;
  /** Fragment of the page's address, whose ending may request a value. */
  readonly hash: string;
  /** Direction of the page's language, for a reader who has not chosen one. */
  readonly direction?: string | undefined;
}

/**
 * The reader's choices; the default for a choice that is missing, unreadable, out of range or of the wrong type.
 *
 * Refers to nothing outside itself: its text is also a part of the script that runs before the first paint.
 */
export function readPreferences(
  table: PreferenceTable,
  { stored, cookies, prefix = '', hash, direction }: Sources,
): Preferences {
  const attempt = <Value>(read: () => Value): Value | null => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  const jar = `; ${attempt(cookies)}`;
  const cookie = (name: string) => decodeURIComponent(jar.split(`; ${name}=`)[1]?.split(';')[0] ?? '');
  const palette = (text: string) => {
    const colors = ['primary', 'secondary'].flatMap((name) => {
      const main: unknown = attempt(() => JSON.parse(text)[name].main);
      if (typeof main !== 'string' || !/^#(?:[\da-f]{3}){1,2}$/i.test(main)) return [];
      const full = main.length === 4 ? main.replaceAll(/[\da-f]/gi, '$&$&') : main;
      return [[name, { main: full.toLowerCase() }]];
    });
    return colors.length === 0 ? null : Object.fromEntries(colors);
  };
  const decoded = (preference: PreferenceTable[keyof Preferences], text: string): unknown => {
    if ('values' in preference)
      return Object.entries(preference.values).find(([each]) => each === text)?.[1] ?? null;
    if ('range' in preference) {
      const { min, max } = preference.range;
      return /^[1-9]\d*$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null;
    }
    if ('pattern' in preference) return new RegExp(preference.pattern).test(text) ? text : null;
    return palette(text);
  };
  const [, ending = ''] = /\.(\w+)$/.exec(hash) ?? [];
  const read = Object.entries(table).map(([name, preference]) => {
    const { kept, key, address = {} } = preference;
    const asked = Object.entries(address).find(([each]) => each === ending)?.[1];
    const text = attempt(() => (kept === 'cookie' ? cookie(prefix + key) : stored(prefix + key))) ?? '';
    const otherwise = name === 'direction' && direction ? direction : preference.default;
    return [name, asked ?? decoded(preference, text) ?? otherwise];
  });
  return Object.fromEntries(read);
}
