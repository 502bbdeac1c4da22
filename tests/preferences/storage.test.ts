import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import {
  codeStylings,
  defaultPreferences,
  modes,
  type Preferences,
  preferenceTable,
  spacingRange,
} from '../../renderer/preferences/model.ts';
import { readPreferences } from '../../renderer/preferences/read-preferences.ts';
import { readerTone } from '../../renderer/preferences/reader-tone.ts';
import { showPreferences } from '../../renderer/preferences/show-preferences.ts';
import { writePreferences } from '../../renderer/preferences/write-preferences.ts';
import { firstPaint } from '../../templates/parts/first-paint.ts';

const names = Object.keys(defaultPreferences) as (keyof Preferences)[];

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const anyPreferences: fc.Arbitrary<Preferences> = fc.record({
  mode: fc.constantFrom(...modes),
  direction: fc.constantFrom('ltr', 'rtl'),
  dense: fc.boolean(),
  spacing: fc.integer(spacingRange),
  paletteColors: fc.oneof(
    fc.constant({}),
    color.map((main) => ({ primary: { main } })),
    color.map((main) => ({ secondary: { main } })),
    fc.tuple(color, color).map(([main, other]) => ({ primary: { main }, secondary: { main: other } })),
  ),
  codeVariant: fc.constantFrom('JS', 'TS'),
  codeStyling: fc.constantFrom(...codeStylings),
  userLanguage: fc.constantFrom('en', 'zh', 'pt'),
});

/** Values that other code or an older build may have stored. */
const value = fc.oneof(
  fc.constantFrom(
    'dark',
    'rtl',
    'dense',
    '8',
    '33',
    '0',
    '08',
    '1e1',
    '-1',
    ' 4',
    'NaN',
    'JS',
    'CSS',
    'null',
    '{}',
  ),
  fc.constantFrom('{"primary":null}', '{"primary":{"main":7}}', '{"primary":{"main":"#12G456"}}', '%E0%A4%A'),
  color.map((main) => JSON.stringify({ primary: { main } })),
  fc.string(),
);
const anyStored = fc.dictionary(
  fc.constantFrom('mui-mode', 'mui-direction', 'mui-density', 'mui-spacing'),
  value,
);
const anyCookies = fc
  .array(
    fc.tuple(
      fc.constantFrom('codeVariant', 'codeStyling', 'paletteColors', 'userLanguage', 'other'),
      fc.oneof(value, value.map(encodeURIComponent)),
    ),
  )
  .map((all) => all.map(([name, text]) => `${name}=${text}`).join('; '));
const anyHash = fc.oneof(
  fc.constantFrom('', '#Demo', '#Demo.js', '#Demo.tsx', '#Demo.jsx', '#js'),
  fc.string(),
);

test('what is written is read again', () => {
  fc.assert(
    fc.property(anyPreferences, (preferences) => {
      const stored = new Map<string, string>();
      const cookies = new Map<string, string>();
      writePreferences(preferences, names, {
        store: (key, text) => stored.set(key, text),
        setCookie: (cookie) => {
          const [, name = '', text = ''] = /^(\w+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, text);
        },
      });
      const again = readPreferences(preferenceTable, {
        stored: (key) => stored.get(key) ?? null,
        cookies: () => [...cookies].map((pair) => pair.join('=')).join('; '),
        hash: '',
      });
      expect(again).toEqual(preferences);
    }),
  );
});

test('whatever is stored, what is read is valid', () => {
  fc.assert(
    fc.property(anyStored, anyCookies, anyHash, (stored, cookies, hash) => {
      const read = readPreferences(preferenceTable, {
        stored: (key) => stored[key] ?? null,
        cookies: () => cookies,
        hash,
      });
      expect(Object.keys(read)).toEqual(names);
      expect(modes).toContain(read.mode);
      expect(['ltr', 'rtl']).toContain(read.direction);
      expect(typeof read.dense).toBe('boolean');
      expect(Number.isInteger(read.spacing)).toBe(true);
      expect(read.spacing).toBeGreaterThanOrEqual(spacingRange.min);
      expect(read.spacing).toBeLessThanOrEqual(spacingRange.max);
      for (const { main } of Object.values(read.paletteColors)) expect(main).toMatch(/^#[\da-f]{6}$/);
      expect(['JS', 'TS']).toContain(read.codeVariant);
      expect(codeStylings).toContain(read.codeStyling);
      expect(read.userLanguage).toMatch(/^[a-z]{2}$/);
    }),
  );
});

test('every whole number of the range, and no other text, is a spacing', () => {
  const read = (text: string) =>
    readPreferences(preferenceTable, {
      stored: (key) => (key === 'mui-spacing' ? text : null),
      cookies: () => '',
      hash: '',
    }).spacing;
  for (let spacing = spacingRange.min; spacing <= spacingRange.max; spacing += 1)
    expect(read(String(spacing))).toBe(spacing);
  for (const text of ['0', '33', '08', '8.5', '1e1', ' 9', '', '-3', 'Infinity'])
    expect([text, read(text)]).toEqual([text, 8]);
});

test('the toolbar of the browser has the colour of the stored mode before the first paint', () => {
  const { window } = new JSDOM(
    `<!doctype html>${['light', 'dark'].map((scheme) => `<meta name="theme-color" data-scheme="${scheme}">`).join('')}`,
    { runScripts: 'outside-only', url: 'https://a.test/' },
  );
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  window.localStorage.setItem('mui-mode', 'dark');
  window.eval(firstPaint);
  const media = [...window.document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
  expect(media).toEqual(['not all', 'all']);
});

test('storage and cookies that throw give the defaults, and take nothing', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  expect(readPreferences(preferenceTable, { stored: refuse, cookies: refuse, hash: '' })).toEqual(
    defaultPreferences,
  );
  expect(() =>
    writePreferences(defaultPreferences, names, { store: refuse, setCookie: refuse }),
  ).not.toThrow();
});

/** The root element after a script ran in a document with these in store. */
function rootAfter(
  run: (window: JSDOM['window']) => void,
  stored: Readonly<Record<string, string>>,
  cookies: string,
  hash: string,
  dark: boolean,
): string {
  const { window } = new JSDOM('<!doctype html>', { runScripts: 'outside-only', url: `https://a.test/` });
  window.location.hash = hash;
  Object.assign(window, { matchMedia: () => ({ matches: dark }) });
  for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
  Object.defineProperty(window.document, 'cookie', { get: () => cookies });
  run(window);
  const html = (window.document.documentElement.cloneNode() as Element).outerHTML;
  window.close();
  return html;
}

test('the script before the first paint shows what the store would show', () => {
  fc.assert(
    fc.property(anyStored, anyCookies, anyHash, fc.boolean(), (stored, cookies, hash, dark) => {
      const early = rootAfter(
        (window) => {
          window.eval(firstPaint);
          // The layouts of the API reference are chosen at random.
          delete window.document.documentElement.dataset.api;
        },
        stored,
        cookies,
        hash,
        dark,
      );
      const late = rootAfter(
        ({ document, localStorage, location }) => {
          const root = document.documentElement;
          root.classList.add('js');
          const preferences = readPreferences(preferenceTable, {
            stored: (key) => localStorage.getItem(key),
            cookies: () => document.cookie,
            hash: location.hash,
          });
          showPreferences(root, preferences, dark, readerTone);
        },
        stored,
        cookies,
        hash,
        dark,
      );
      expect(early).toBe(late);
    }),
    { numRuns: 60 },
  );
});

test('the direction of the page holds until the reader chooses one', () => {
  const direction = (stored: string | null, ofPage?: string) =>
    readPreferences(preferenceTable, {
      stored: (key) => (key === 'mui-direction' ? stored : null),
      cookies: () => '',
      hash: '',
      direction: ofPage,
    }).direction;
  expect([direction(null), direction(null, 'rtl'), direction('ltr', 'rtl'), direction('rtl')]).toEqual([
    'ltr',
    'rtl',
    'ltr',
    'rtl',
  ]);
});
