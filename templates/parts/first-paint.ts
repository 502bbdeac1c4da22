import { apiLayouts } from '../../renderer/preferences/api-layouts.ts';
import { bots } from '../../renderer/preferences/bots.ts';
import { keyPrefix } from '../../renderer/preferences/key-prefix.ts';
import { preferenceTable } from '../../renderer/preferences/model.ts';
import { readPreferences } from '../../renderer/preferences/read-preferences.ts';
import { readerTone } from '../../renderer/preferences/reader-tone.ts';
import { showPreferences } from '../../renderer/preferences/show-preferences.ts';
import { showThemeColor } from '../../renderer/preferences/show-theme-color.ts';
import { inOneLine } from './in-one-line.ts';

/**
 * Runs before the first paint, so that the reader's choices apply without a flash. It is a constant, so that a content
 * security policy can name its hash. Its rules are the source text of the store's own functions.
 */
export const firstPaint = inOneLine`
  const root = document.documentElement;
  root.classList.add('js');
  const prefix = (${keyPrefix})(root.dataset.base);
  const preferences = (${readPreferences})(${JSON.stringify(preferenceTable)}, {
    stored: (key) => localStorage.getItem(key),
    cookies: () => document.cookie,
    prefix,
    hash: location.hash,
    direction: root.dataset.direction,
  });
  (${showPreferences})(root, preferences, matchMedia('(prefers-color-scheme: dark)').matches, ${readerTone});
  (${showThemeColor})(document.querySelectorAll('meta[name="theme-color"]'), preferences.mode);
  if (/Mac|iP/.test(navigator.platform)) root.dataset.keys = 'apple';
  root.dataset.api = (${apiLayouts})({
    stored: (key) => localStorage.getItem(prefix + key),
    store: (key, value) => localStorage.setItem(prefix + key, value),
    isBot: ${bots}.test(navigator.userAgent),
    evaluates: 'apiEvaluation' in root.dataset,
    isWide: matchMedia('(min-width: 1200px)').matches,
    random: Math.random,
  });
`;
