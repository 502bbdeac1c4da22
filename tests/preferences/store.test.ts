// @vitest-environment document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferencesEvent } from '../../renderer/preferences/store.ts';

const setCookie = (cookie: string) => Object.assign(document, { cookie });

let dark = false;

/** The channels of the other tabs of the site; what a tab posts reaches them, not itself. */
let others: { onmessage: ((message: { data: unknown }) => void) | null }[] = [];
const posted = vi.fn();
const closed = vi.fn();

class Channel {
  onmessage: ((message: { data: unknown }) => void) | null = null;
  postMessage = posted;
  close = closed;
  constructor(readonly name: string) {
    others.push(this);
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  dark = false;
  others = [];
  localStorage.clear();
  setCookie('codeVariant=;path=/;max-age=0');
  vi.stubGlobal('matchMedia', () => ({ matches: dark, addEventListener: () => {} }));
  vi.stubGlobal('BroadcastChannel', Channel);
});

afterEach(() => vi.unstubAllGlobals());

const root = document.documentElement;
const start = () => import('../../renderer/preferences/store.ts');

test('a choice that shall not be kept shows on this page, and no other learns of it', async () => {
  const { choose, followPreferences, preferences } = await start();
  followPreferences();
  choose({ direction: 'rtl', codeVariant: 'JS' }, { keep: false });
  expect(preferences()).toMatchObject({ direction: 'rtl', codeVariant: 'JS' });
  expect([root.dir, root.dataset.codeVariant]).toEqual(['rtl', 'JS']);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).not.toContain('codeVariant');
  expect(posted).not.toHaveBeenCalled();
});

test('a choice is kept, shown, and told to the other tabs', async () => {
  const { choose, followPreferences } = await start();
  followPreferences();
  choose({ dense: true, codeVariant: 'JS', mode: 'dark' });
  expect(localStorage.getItem('mui-density')).toBe('dense');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  expect(document.cookie).toContain('codeVariant=JS');
  expect(root.dataset).toMatchObject({ density: 'dense', muiColorScheme: 'dark', codeVariant: 'JS' });
  expect(posted).toHaveBeenCalledExactlyOnceWith({ dense: true, codeVariant: 'JS', mode: 'dark' });
});

test('a choice of another tab, made after the first paint and before the script of the page, is shown', async () => {
  const { followPreferences, onPreferences } = await start();
  Object.assign(root.dataset, { mode: 'light', muiColorScheme: 'light' });
  localStorage.setItem('mui-mode', 'dark');
  const heard = vi.fn();
  onPreferences(heard);
  followPreferences();
  expect(root.dataset).toMatchObject({ mode: 'dark', muiColorScheme: 'dark' });
  expect(heard).toHaveBeenCalledOnce();
});

test('listeners hear of a change, not of a choice that changes nothing, nor after they have left', async () => {
  const { choose, onPreferences, preferences } = await start();
  const heard = vi.fn();
  const leave = onPreferences(heard);
  const before = preferences();
  choose({ spacing: before.spacing, mode: before.mode });
  expect(heard).not.toHaveBeenCalled();
  expect(preferences()).toBe(before);
  choose({ spacing: 4 });
  expect(heard).toHaveBeenCalledOnce();
  leave();
  choose({ spacing: 5 });
  expect(heard).toHaveBeenCalledOnce();
});

test('what another tab has chosen shows before its cookie arrives, and a change of the storage does not undo it', async () => {
  const { followPreferences, preferences } = await start();
  followPreferences();
  expect(preferences().codeVariant).toBe('TS');
  for (const { onmessage } of others) onmessage?.({ data: { codeVariant: 'JS' } });
  expect(preferences().codeVariant).toBe('JS');
  expect(root.dataset.codeVariant).toBe('JS');
  localStorage.setItem('mui-mode', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode' }));
  expect(preferences()).toMatchObject({ codeVariant: 'JS', mode: 'dark' });
});

test('of the storage, only what holds preferences is followed', async () => {
  const { followPreferences, preferences } = await start();
  followPreferences();
  expect(preferences().mode).toBe('system');
  localStorage.setItem('mui-mode', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  expect(preferences().mode).toBe('system');
  // All of it was cleared, or written at once.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(preferences().mode).toBe('dark');
});

test('a page that the browser keeps for the way back closes its channel, and catches up when it returns', async () => {
  const { followPreferences, preferences } = await start();
  followPreferences();
  preferences();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(closed).toHaveBeenCalled();
  const before = others.length;
  localStorage.setItem('mui-direction', 'rtl');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(preferences().direction).toBe('ltr');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(preferences().direction).toBe('rtl');
  expect(others.length).toBeGreaterThan(before);
});

test('demos are told whether their ground is dark, and get the same object until something changes', async () => {
  const { choose } = await start();
  const { getPreferences } = await import('../../renderer/preferences/demo-preferences.ts');
  const first = getPreferences();
  expect(first).toMatchObject({ mode: 'light', direction: 'ltr', dense: false, spacing: 8 });
  expect(getPreferences()).toBe(first);
  dark = true;
  expect(getPreferences().mode).toBe('dark');
  choose({ mode: 'light' });
  expect(getPreferences().mode).toBe('light');
  choose({ mode: 'dark' });
  dark = false;
  expect(getPreferences().mode).toBe('dark');
  // What demos do not look at gives them no new object.
  const shown = getPreferences();
  choose({ codeVariant: 'JS' });
  expect(getPreferences()).toBe(shown);
});

test('in a document without a storage, demos take what the page around them says', async () => {
  await start();
  const { getPreferences, givePreferences } = await import('../../renderer/preferences/demo-preferences.ts');
  const heard = vi.fn();
  document.addEventListener(preferencesEvent, heard);
  const given = { mode: 'dark', direction: 'rtl', dense: true, spacing: 5, paletteColors: {} } as const;
  givePreferences(given);
  expect(heard).toHaveBeenCalledOnce();
  expect(getPreferences()).toEqual(given);
  document.removeEventListener(preferencesEvent, heard);
});
