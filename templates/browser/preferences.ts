import { modes } from '../../renderer/preferences/model.ts';
import { showThemeColor } from '../../renderer/preferences/show-theme-color.ts';
import { choose, followPreferences, onPreferences, preferences } from '../../renderer/preferences/store.ts';

const showColor = (): void =>
  showThemeColor(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'), preferences().mode);

/** The mode's button in the header. Choices made elsewhere and changes of the system's mode apply at once. */
export function startPreferences(): void {
  onPreferences(showColor);
  followPreferences();
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-toggle="mode"]') === null) return;
    const next = (modes.indexOf(preferences().mode) + 1) % modes.length;
    choose({ mode: modes[next] ?? 'system' });
  });
}
