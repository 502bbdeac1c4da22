import type { PaletteColors } from './model.ts';
import { onPreferences, preferences, preferencesEvent, systemIsDark } from './store.ts';

/** The part of the reader's preferences that demos get: how they look, nothing more. */
export interface DemoPreferences {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly dense: boolean;
  /** px of one spacing unit */
  readonly spacing: number;
  readonly paletteColors: PaletteColors;
}

let given: DemoPreferences | null = null;

/** Sets the preferences in a document without storage, as the page that holds it sends them. */
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

/** Returns the same object until something changes, as useSyncExternalStore requires. */
export function getPreferences(): DemoPreferences {
  const next = read();
  if (current === null || JSON.stringify(next) !== JSON.stringify(current)) current = next;
  return current;
}

export const subscribePreferences = onPreferences;
