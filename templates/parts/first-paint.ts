import { apiLayouts } from '../../renderer/preferences/api-layouts.ts';
import { bots } from '../../renderer/preferences/bots.ts';
import { keyPrefix } from '../../renderer/preferences/key-prefix.ts';
import { preferenceTable } from '../../renderer/preferences/model.ts';
import { readPreferences } from '../../renderer/preferences/read-preferences.ts';
import { readerTone } from '../../renderer/preferences/reader-tone.ts';
import { showPreferences } from '../../renderer/preferences/show-preferences.ts';
import { showThemeColor } from '../../renderer/preferences/show-theme-color.ts';

/**
 * Runs before the first paint, so that the reader's choices apply without a flash. It is a constant, so that a content
 * security policy can name its hash. Its rules are the source text of the store's own functions. It opens the entry of
 * the API reference in the address: `:target` would open it only after the first paint.
 */
export const firstPaint = `(() => {
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
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  (${showPreferences})(root, preferences, dark, ${readerTone});
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
  try {
    const target = decodeURIComponent(location.hash.slice(1));
    if (target) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.api-entry#' + CSS.escape(target) + ':not([data-shut])>dd{display:block}');
      document.adoptedStyleSheets = [sheet];
    }
  } catch {}
})();`;
