/**
 * Runs before the first paint, so that no choice of the reader flashes. A constant, so that a content security
 * policy can name its hash. Keys and values are those of `browser/preferences.ts` and `browser/demo/variant.ts`;
 * storage and cookies may throw.
 */
export const firstPaint = `(() => {
  const root = document.documentElement;
  const attempt = (read) => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  const stored = (key) => attempt(() => localStorage.getItem(key));
  const choice = stored('mui-mode');
  const mode = choice === 'light' || choice === 'dark' ? choice : 'system';
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add('js');
  root.dataset.mode = mode;
  root.dataset.muiColorScheme = dark ? 'dark' : 'light';
  const asked = /\\.(js|tsx)$/.exec(location.hash);
  const script = asked ? asked[1] === 'js' : /(^|; )codeVariant=JS(;|$)/.test(attempt(() => document.cookie));
  root.dataset.codeVariant = script ? 'JS' : 'TS';
  if (stored('mui-direction') === 'rtl') root.dir = 'rtl';
  if (/Mac|iP/.test(navigator.platform)) root.dataset.keys = 'apple';
  if (stored('mui-density') === 'dense') root.dataset.density = 'dense';
})();`;
