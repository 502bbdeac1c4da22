import * as React from 'react';
import type { Settings } from './settings';

const read = (): Settings =>
  Object.fromEntries(new URLSearchParams(window.location.hash.slice(1)));

/** Settings that stand in the fragment of the page's address. */
export function useAddressState() {
  // The picture of the page is made without an address: it has no settings.
  const [settings, setSettings] = React.useState<Settings>({});

  React.useEffect(() => {
    const restore = () => {
      if (window.location.hash.includes('=')) setSettings(read());
    };
    restore();
    window.addEventListener('hashchange', restore);
    return () => window.removeEventListener('hashchange', restore);
  }, []);

  const change = (next: Settings) => {
    setSettings(next);
    const { pathname, search } = window.location;
    const hash = new URLSearchParams(next).toString();
    const address = pathname + search + (hash && `#${hash}`);
    window.history.replaceState(window.history.state, '', address);
  };
  return [settings, change] as const;
}
