import type { PaletteColors } from '../preferences/model.ts';
import { onPreferences, preferences, preferencesEvent, systemIsDark } from '../preferences/store.ts';

/** What demos are told of the reader's preferences: what they look like, nothing more. */
export interface DemoPreferences {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly dense: boolean;
  /** px of one spacing unit */
  readonly spacing: number;
  readonly paletteColors: PaletteColors;
}

let given: DemoPreferences | null = null;

/** For a document without a storage of its own: what the page that holds it says. */
export function givePreferences(demoPreferences: DemoPreferences): void {
  given = demoPreferences;
  document.dispatchEvent(new CustomEvent(preferencesEvent));
}

function read(): DemoPreferences {
  if (given !== null) return given;
  const { mode, direction, dense, spacing, paletteColors } = preferences();
  return {
    mode: mode === 'dark' || (mode === 'system' && systemIsDark()) ? 'dark' : 'light',
    direction,
    dense,
    spacing,
    paletteColors,
  };
}

let current: DemoPreferences | null = null;

/** The same object until something changed, as useSyncExternalStore asks. */
export function getPreferences(): DemoPreferences {
  const next = read();
  if (current === null || JSON.stringify(next) !== JSON.stringify(current)) current = next;
  return current;
}

export const subscribePreferences = onPreferences;
