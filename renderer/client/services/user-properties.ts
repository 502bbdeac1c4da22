import { gtag } from './gtag.ts';

const root = document.documentElement;
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

function cookie(name: string): string | null {
  try {
    const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

const userProperties = () => ({
  codeVariant: root.dataset.codeVariant ?? 'TS',
  userLanguage: root.lang,
  devicePixelRatio,
  colorSchemeOS: systemIsDark().matches ? 'dark' : 'light',
  colorScheme: root.dataset.muiColorScheme ?? 'light',
  codeStylingVariant: cookie('codeStyling') ?? 'MUI System',
});

/** Tells the provider how the reader sees the site, now and whenever that changes. */
export function startUserProperties(): void {
  let told = '';
  const tell = () => {
    const properties = userProperties();
    const text = JSON.stringify(properties);
    if (text === told) return;
    told = text;
    gtag('set', 'user_properties', properties);
  };
  tell();
  document.addEventListener('docs:preferences', tell);
  systemIsDark().addEventListener('change', tell);
  // Moving a window to another screen resizes it.
  addEventListener('resize', tell);
  const attributeFilter = ['lang', 'data-code-variant', 'data-mui-color-scheme'];
  new MutationObserver(tell).observe(root, { attributeFilter });
}
