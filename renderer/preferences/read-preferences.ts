import type { PaletteColors, Preferences } from './model.ts';

/** Where preferences are kept; each may throw, and hold anything. */
export interface Sources {
  /** An entry of the local storage. */
  readonly stored: (key: string) => string | null;
  /** As `document.cookie` gives them. */
  readonly cookies: () => string;
  /** Of the page's address: one that ends in `.js` or `.tsx` asks for that variant of the code. */
  readonly hash: string;
}

/**
 * What the reader has chosen; the default for what is missing, unreadable, out of range or of the wrong type.
 *
 * Refers to nothing outside itself: its text is also a part of the script that runs before the first paint.
 */
export function readPreferences({ stored, cookies, hash }: Sources): Preferences {
  const attempt = <Value>(read: () => Value): Value | null => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  const item = (key: string) => attempt(() => stored(key)) ?? '';
  const cookie = (name: string) =>
    attempt(() => {
      const [, value = ''] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies()) ?? [];
      return decodeURIComponent(value);
    }) ?? '';
  const oneOf = <Value extends string>(value: string, allowed: readonly Value[], otherwise: Value): Value =>
    allowed.find((each) => each === value) ?? otherwise;
  const palette = (): PaletteColors => {
    const main: unknown = attempt(() => JSON.parse(cookie('paletteColors')).primary.main);
    return typeof main === 'string' && /^#[\da-f]{6}$/i.test(main)
      ? { primary: { main: main.toLowerCase() } }
      : {};
  };
  const spacing = item('mui-spacing');
  const language = cookie('userLanguage');
  const [, asked = ''] = /\.(js|tsx)$/.exec(hash) ?? [];
  return {
    mode: oneOf(item('mui-mode'), ['light', 'dark'], 'system'),
    direction: oneOf(item('mui-direction'), ['rtl'], 'ltr'),
    dense: item('mui-density') === 'dense',
    spacing: /^([1-9]|[12]\d|3[0-2])$/.test(spacing) ? Number(spacing) : 8,
    paletteColors: palette(),
    codeVariant: asked === '' ? oneOf(cookie('codeVariant'), ['JS'], 'TS') : asked === 'js' ? 'JS' : 'TS',
    codeStyling: oneOf(cookie('codeStyling'), ['Tailwind', 'CSS'], 'MUI System'),
    userLanguage: /^[a-z]{2}$/.test(language) ? language : 'en',
  };
}
