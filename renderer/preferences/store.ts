import { type Preferences, preferenceNames, preferenceTable } from './model.ts';
import { readPreferences } from './read-preferences.ts';
import { readerTone } from './reader-tone.ts';
import { showPreferences } from './show-preferences.ts';
import { writePreferences } from './write-preferences.ts';

/** Dispatched on `document` after every change. */
export const preferencesEvent = 'docs:preferences';

const systemMode = () => matchMedia('(prefers-color-scheme: dark)');

const read = (): Preferences =>
  readPreferences(preferenceTable, {
    stored: (key) => localStorage.getItem(key),
    cookies: () => document.cookie,
    hash: location.hash,
  });

const storageKeys: ReadonlySet<string> = new Set(preferenceNames.map((name) => preferenceTable[name].key));

let current: Preferences | null = null;

/** Returns the same object until something changes. */
export function preferences(): Preferences {
  current ??= read();
  return current;
}

/** Whether the system asks for the dark scheme. */
export const systemIsDark = (): boolean => systemMode().matches;

const text = (value: unknown): string => JSON.stringify(value);

function show(next: Preferences): void {
  current = next;
  showPreferences(document.documentElement, next, systemIsDark(), readerTone);
  document.dispatchEvent(new CustomEvent(preferencesEvent));
}

/** Notifies the other tabs of the site: no browser event reports a changed cookie. */
let channel: BroadcastChannel | null = null;

interface ChooseOptions {
  /** Whether later pages get it too. */
  readonly keep?: boolean;
}

/** Changes some of the preferences, here and in every other tab. */
export function choose(changes: Partial<Preferences>, { keep = true }: ChooseOptions = {}): void {
  const before = preferences();
  const next = { ...before, ...changes };
  const names = preferenceNames.filter((name) => text(next[name]) !== text(before[name]));
  if (keep)
    // All requested keys: what looks unchanged may come from an address, which stores nothing.
    writePreferences(next, Object.keys(changes) as (keyof Preferences)[], {
      store: (key, value) => localStorage.setItem(key, value),
      setCookie: (cookie) => Object.assign(document, { cookie }),
    });
  if (names.length > 0) show(next);
  if (keep) channel?.postMessage(null);
}

/** Takes over choices made elsewhere. */
function refresh(): void {
  const next = read();
  if (text(next) !== text(preferences())) show(next);
}

/** Calls `listener` after every change. */
export function onPreferences(listener: () => void): () => void {
  document.addEventListener(preferencesEvent, listener);
  return () => document.removeEventListener(preferencesEvent, listener);
}

function connect(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(preferencesEvent);
  channel.onmessage = refresh;
}

/** Follows the system's mode and the choices made in other tabs. */
export function followPreferences(): void {
  systemMode().addEventListener('change', () => show(preferences()));
  addEventListener('storage', ({ key }) => {
    if (key === null || storageKeys.has(key)) refresh();
  });
  // The preferences that one page's address requested do not apply to the next page.
  document.addEventListener('docs:page', refresh);
  connect();
  // An open channel would prevent the browser from caching the page for the way back.
  addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    connect();
    refresh();
  });
}
