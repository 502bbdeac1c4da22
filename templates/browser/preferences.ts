import { read, write } from './storage.ts';

const root = document.documentElement;
const modes = ['light', 'dark', 'system'];
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** The browser's own frame takes the colour of the chosen mode, not of the system's. */
function showThemeColor(mode: string): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset;
    const media =
      mode === 'system' ? `(prefers-color-scheme: ${scheme})` : mode === scheme ? 'all' : 'not all';
    meta.setAttribute('media', media);
  }
}

/** Shows the choices on the root element; without arguments, those that are stored. */
function show(mode = read('mui-mode') ?? 'system', direction = read('mui-direction')): void {
  root.dataset.mode = modes.includes(mode) ? mode : 'system';
  const dark = mode === 'dark' || (root.dataset.mode === 'system' && systemIsDark.matches);
  root.dataset.muiColorScheme = dark ? 'dark' : 'light';
  root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
  showThemeColor(root.dataset.mode);
  document.dispatchEvent(new CustomEvent('docs:preferences'));
}

/** The buttons of the header; choices made in another tab and changes of the system's mode follow at once. */
export function startPreferences(): void {
  const mode = () => root.dataset.mode ?? 'system';
  showThemeColor(mode());
  const onClick = (name: string, choose: () => void) =>
    document.querySelector(`[data-toggle="${name}"]`)?.addEventListener('click', choose);

  onClick('mode', () => {
    const next = modes[(modes.indexOf(mode()) + 1) % modes.length] ?? 'system';
    write('mui-mode', next);
    show(next, root.dir);
  });
  onClick('direction', () => {
    const next = root.dir === 'rtl' ? 'ltr' : 'rtl';
    write('mui-direction', next);
    show(mode(), next);
  });
  systemIsDark.addEventListener('change', () => show(mode(), root.dir));
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'mui-mode' || key === 'mui-direction') show();
  });
}
