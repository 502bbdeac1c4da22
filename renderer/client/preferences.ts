/** What the reader chose, in one store that the page and every demo root share. */
export interface Preferences {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly dense: boolean;
  /** px of one spacing unit */
  readonly spacing: number;
}

export const defaultPreferences: Preferences = { mode: 'light', direction: 'ltr', dense: false, spacing: 8 };

/** Fired on `document` by whoever changes a stored preference. */
const changeEvent = 'docs:preferences';

/** Storage may be forbidden by the browser; then every preference has its default. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

let given: Preferences | null = null;

/** For a document without a storage of its own: what the page that holds it says. */
export function givePreferences(preferences: Preferences): void {
  given = preferences;
  refresh();
}

function read(): Preferences {
  if (given !== null) return given;
  const mode = stored('mui-mode');
  const spacing = Number(stored('mui-spacing') ?? Number.NaN);
  return {
    mode: mode === 'dark' || (mode !== 'light' && prefersDark().matches) ? 'dark' : 'light',
    direction: stored('mui-direction') === 'rtl' ? 'rtl' : 'ltr',
    dense: stored('mui-density') === 'dense',
    spacing:
      Number.isInteger(spacing) && spacing >= 1 && spacing <= 32 ? spacing : defaultPreferences.spacing,
  };
}

let current: Preferences | null = null;
const listeners = new Set<() => void>();

function refresh(): void {
  const next = read();
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
}

function listen(): void {
  document.addEventListener(changeEvent, refresh);
  window.addEventListener('storage', refresh);
  prefersDark().addEventListener('change', refresh);
}

/** The same object until something changed, as useSyncExternalStore asks. */
export function getPreferences(): Preferences {
  if (current === null) {
    current = read();
    listen();
  }
  return current;
}

export function subscribePreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
