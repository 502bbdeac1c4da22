import { modes } from '../../renderer/preferences/model.ts';
import { choose, followPreferences, onPreferences, preferences } from '../../renderer/preferences/store.ts';

/** The browser's own frame takes the colour of the chosen mode, not of the system's. */
function showThemeColor(): void {
  const { mode } = preferences();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset;
    const media =
      mode === 'system' ? `(prefers-color-scheme: ${scheme})` : mode === scheme ? 'all' : 'not all';
    meta.setAttribute('media', media);
  }
}

/** The mode's button in the header; choices made elsewhere and changes of the system's mode follow at once. */
export function startPreferences(): void {
  followPreferences();
  showThemeColor();
  onPreferences(showThemeColor);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-toggle="mode"]') === null) return;
    const next = (modes.indexOf(preferences().mode) + 1) % modes.length;
    choose({ mode: modes[next] ?? 'system' });
  });
}
