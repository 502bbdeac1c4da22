import { onPreferences, preferences, systemIsDark } from '../preferences/store.ts';
import { gtag } from './gtag.ts';

const root = document.documentElement;

const userProperties = () => ({
  codeVariant: preferences().codeVariant,
  userLanguage: root.lang,
  devicePixelRatio,
  colorSchemeOS: systemIsDark() ? 'dark' : 'light',
  colorScheme: root.dataset.muiColorScheme ?? 'light',
  codeStylingVariant: preferences().codeStyling,
});

/** Sends how the reader sees the site, now and on every change. */
export function startUserProperties(): void {
  let sent = '';
  const send = () => {
    const properties = userProperties();
    const text = JSON.stringify(properties);
    if (text === sent) return;
    sent = text;
    gtag('set', 'user_properties', properties);
  };
  send();
  onPreferences(send);
  // Moving a window to another screen resizes it.
  addEventListener('resize', send);
  // A page in another language changes it.
  new MutationObserver(send).observe(root, { attributeFilter: ['lang'] });
}
