import { type Preferences, preferenceNames, preferenceTable } from './model.ts';
import { readPreferences } from './read-preferences.ts';
import { readerTone } from './reader-tone.ts';
import { showPreferences } from './show-preferences.ts';
import { ownKey, siteBase } from './site-base.ts';
import { writePreferences } from './write-preferences.ts';

/** Dispatched on `document` after every change, and once when the page begins to follow changes. */
export const preferencesEvent = 'docs:preferences';

const systemMode = () => matchMedia('(prefers-color-scheme: dark)');

const read = (): Preferences =>
  readPreferences(preferenceTable, {
    stored: (key) => localStorage.getItem(key),
    cookies: () => document.cookie,
    prefix: ownKey(''),
    hash: location.hash,
    direction: document.documentElement.dataset.direction,
  });

let current: Preferences | null = null;

/** Returns the same object until something changes. */
export function preferences(): Preferences {
  current ??= read();
  return current;
}

/** Whether the system has the dark scheme. */
export const systemIsDark = (): boolean => systemMode().matches;

const text = (value: unknown): string => JSON.stringify(value);

function show(next: Preferences): void {
  current = next;
  showPreferences(document.documentElement, next, systemIsDark(), readerTone);
  document.dispatchEvent(new CustomEvent(preferencesEvent));
}

/**
 * Carries choices to the other tabs of the site. They cannot read them where they are kept: not every
 * browser reports a changed cookie, and a message may arrive before it.
 */
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
    // All requested keys: a value that looks unchanged may come from an address, which stores nothing.
    writePreferences(next, Object.keys(changes) as (keyof Preferences)[], {
      store: (key, value) => localStorage.setItem(key, value),
      setCookie: (cookie) => Object.assign(document, { cookie }),
      base: siteBase(),
    });
  if (names.length > 0) show(next);
  if (keep) channel?.postMessage(changes);
}

/** Shows `next` if it differs from what is shown. */
function follow(next: Preferences): void {
  if (text(next) !== text(preferences())) show(next);
}

const refresh = () => follow(read());

/** Calls `listener` after every change. */
export function onPreferences(listener: () => void): () => void {
  document.addEventListener(preferencesEvent, listener);
  return () => document.removeEventListener(preferencesEvent, listener);
}

function connect(): void {
  try {
    channel = new BroadcastChannel(ownKey(preferencesEvent));
  } catch {
    // Refused together with storage, or unknown to the browser: choices stay in this tab.
    return;
  }
  channel.onmessage = ({ data }: MessageEvent<Partial<Preferences>>) => follow({ ...preferences(), ...data });
}

/** Follows the system's mode and the choices made in other tabs. */
export function followPreferences(): void {
  systemMode().addEventListener('change', () => show(preferences()));
  addEventListener('storage', ({ key }) => {
    const next = read();
    // Cookies may still be older than what the channel brought.
    const names = preferenceNames.filter(
      (name) =>
        preferenceTable[name].kept === 'storage' &&
        (key === null || key === ownKey(preferenceTable[name].key)),
    );
    follow({ ...preferences(), ...Object.fromEntries(names.map((name) => [name, next[name]])) });
  });
  // The preferences that one page's address requested do not apply to the next page.
  document.addEventListener('docs:page', refresh);
  connect();
  // Another tab may have chosen between the script that ran before the first paint and this one.
  show(read());
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
