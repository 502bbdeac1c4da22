/**
 * Runs before the first paint, so that no choice of the reader flashes. A constant, so that a content security
 * policy can name its hash. Keys and values are those of `browser/preferences.ts`, `browser/demo/variant.ts` and
 * `browser/api-layout.ts`; storage and cookies may throw. A person gets a layout of the API reference by lot, once; one
 * who cannot keep it, and a bot, get the one that shows all. The entry that the address names is open from the start:
 * `:target` would open it only after it has been painted.
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
  const layouts = ['collapsed', 'expanded', 'table'];
  const isBot = /bot|crawler|spider|robot|crawling/i.test(navigator.userAgent);
  const own = stored('apiPage_default');
  const drawn = layouts[Math.floor(Math.random() * 3)];
  const initial = layouts.includes(own) ? own : isBot ? 'expanded' : drawn;
  const save = (key) => attempt(() => (localStorage.setItem(key, initial), true));
  root.dataset.api = ['default', 'slots', 'props', 'css', 'classes']
    .map((section) => {
      const key = 'apiPage_' + section;
      const saved = stored(key);
      if (layouts.includes(saved)) return section + '-' + saved;
      return section + '-' + (isBot || save(key) ? initial : 'expanded');
    })
    .join(' ');
  const target = attempt(() => decodeURIComponent(location.hash.slice(1)));
  if (target) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.api-entry#' + CSS.escape(target) + ':not([data-shut])>dd{display:block}');
    document.adoptedStyleSheets = [sheet];
  }
})();`;
