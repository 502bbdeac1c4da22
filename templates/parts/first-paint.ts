import { readPreferences } from '../../renderer/preferences/read-preferences.ts';
import { readerTone } from '../../renderer/preferences/reader-tone.ts';
import { showPreferences } from '../../renderer/preferences/show-preferences.ts';

/**
 * Runs before the first paint, so that no choice of the reader flashes. A constant, so that a content security
 * policy can name its hash. The rules are those of the store: the text of its own functions.
 */
export const firstPaint = `(() => {
  const root = document.documentElement;
  root.classList.add('js');
  const preferences = (${readPreferences})({
    stored: (key) => localStorage.getItem(key),
    cookies: () => document.cookie,
    hash: location.hash,
  });
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  (${showPreferences})(root, preferences, dark, ${readerTone});
  if (/Mac|iP/.test(navigator.platform)) root.dataset.keys = 'apple';
})();`;
