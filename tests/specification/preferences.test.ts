import { expect, test } from 'vitest';
import {
  codeStylings,
  defaultPreferences,
  type Preferences,
  preferenceTable,
} from '../../renderer/preferences/model.ts';
import { readPreferences } from '../../renderer/preferences/read-preferences.ts';
import { writePreferences } from '../../renderer/preferences/write-preferences.ts';

const read = (stored: Readonly<Record<string, string>> = {}, cookies = '', hash = ''): Preferences =>
  readPreferences(preferenceTable, { stored: (key) => stored[key] ?? null, cookies: () => cookies, hash });

/** Stored entries and cookies after some preferences are written. */
function written(preferences: Partial<Preferences>) {
  const stored: Record<string, string> = {};
  const cookies: string[] = [];
  writePreferences(
    { ...defaultPreferences, ...preferences },
    Object.keys(preferences) as (keyof Preferences)[],
    {
      store: (key, value) => {
        stored[key] = value;
      },
      setCookie: (cookie) => cookies.push(cookie),
    },
  );
  return { stored, cookies };
}

test('3. paletteMode: light or dark; besides, as the system, which is the default', () => {
  expect(read().mode).toBe('system');
  for (const mode of ['light', 'dark', 'system'] as const) expect(read({ 'mui-mode': mode }).mode).toBe(mode);
});

test('3. direction: ltr or rtl', () => {
  expect(read().direction).toBe('ltr');
  expect(read({ 'mui-direction': 'rtl' }).direction).toBe('rtl');
});

test('3. dense: boolean', () => {
  expect(read().dense).toBe(false);
  expect(read({ 'mui-density': 'dense' }).dense).toBe(true);
});

test('3. spacing: number, default 8', () => {
  expect(read().spacing).toBe(8);
  expect(read({ 'mui-spacing': '5' }).spacing).toBe(5);
});

test('3. paletteColors: custom colour overrides', () => {
  expect(read().paletteColors).toEqual({});
  const cookie = `a=b; paletteColors=${encodeURIComponent('{"primary":{"main":"#6D45D8"}}')}; c=d`;
  expect(read({}, cookie).paletteColors).toEqual({ primary: { main: '#6d45d8' } });
});

test('3. paletteColors: a primary and a secondary colour, of three or six digits, either of which may lack', () => {
  const colors = (text: string) => read({}, `paletteColors=${encodeURIComponent(text)}`).paletteColors;
  expect(colors('{"primary":{"main":"#6D4"},"secondary":{"main":"#12aBc0"}}')).toEqual({
    primary: { main: '#66dd44' },
    secondary: { main: '#12abc0' },
  });
  expect(colors('{"secondary":{"main":"#fff"}}')).toEqual({ secondary: { main: '#ffffff' } });
  expect(colors('{"primary":{"main":"#6D45"},"secondary":{"main":"red"}}')).toEqual({});
});

test('3. codeVariant: JS or TS, default TS', () => {
  expect(read().codeVariant).toBe('TS');
  expect(read({}, 'codeVariant=JS').codeVariant).toBe('JS');
  expect(read({}, 'xcodeVariant=JS').codeVariant).toBe('TS');
});

test('3. code styling: MUI System, Tailwind or CSS', () => {
  expect(codeStylings).toEqual(['MUI System', 'Tailwind', 'CSS']);
  expect(read().codeStyling).toBe('MUI System');
  expect(read({}, 'codeStyling=Tailwind').codeStyling).toBe('Tailwind');
});

test('3. user language', () => {
  expect(read().userLanguage).toBe('en');
  expect(read({}, 'userLanguage=zh').userLanguage).toBe('zh');
});

test('4. a URL hash ending in .js gives JS, in .tsx gives TS; otherwise the saved cookie applies', () => {
  expect(read({}, '', '#Demo.js').codeVariant).toBe('JS');
  expect(read({}, 'codeVariant=JS', '#Demo.tsx').codeVariant).toBe('TS');
  expect(read({}, 'codeVariant=JS', '#Demo').codeVariant).toBe('JS');
});

test('7. client storage: local storage key mui-mode', () => {
  expect(written({ mode: 'dark' })).toEqual({ stored: { 'mui-mode': 'dark' }, cookies: [] });
});

test('7. cookies for paletteColors and codeVariant', () => {
  const { stored, cookies } = written({
    paletteColors: { primary: { main: '#6d45d8' } },
    codeVariant: 'JS',
  });
  expect(stored).toEqual({});
  expect(cookies.map((cookie) => decodeURIComponent(cookie.split(';')[0] ?? ''))).toEqual([
    'paletteColors={"primary":{"main":"#6d45d8"}}',
    'codeVariant=JS',
  ]);
});

test('9. code variant cookie lifetime 31536000 s', () => {
  expect(written({ codeVariant: 'JS' }).cookies).toEqual([
    'codeVariant=JS;path=/;max-age=31536000;samesite=lax',
  ]);
});

test('colours that are given up take their cookie with them', () => {
  expect(written({ paletteColors: {} }).cookies).toEqual(['paletteColors=;path=/;max-age=0;samesite=lax']);
});
