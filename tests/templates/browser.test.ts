import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../templates/index.ts';
import { firstPaint } from '../../templates/parts/first-paint.ts';
import { sampleView } from './sample-view.ts';

interface Options {
  readonly stored?: Readonly<Record<string, string>>;
  readonly dark?: boolean;
  readonly brokenStorage?: boolean;
}

const refuse = () => {
  throw new Error('denied');
};

const refusedChannel = vi.fn(
  class {
    constructor() {
      refuse();
    }
  },
);

/** A page as the browser has it when its modules start. */
function openPage({ stored = {}, dark = false, brokenStorage = false }: Options = {}) {
  const { window } = new JSDOM(renderPage(sampleView), {
    runScripts: 'outside-only',
    url: 'https://example.org/',
  });
  const system = Object.assign(new window.EventTarget(), { matches: dark });
  const matchMedia = () => system;
  Object.assign(window, { matchMedia });
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  if (brokenStorage) {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(window.document, 'cookie', { get: refuse, set: refuse });
  }
  window.eval(firstPaint);
  for (const name of [
    'document',
    'location',
    'history',
    'CustomEvent',
    'Element',
    'HTMLElement',
    'HTMLInputElement',
    'HTMLTextAreaElement',
    'DOMException',
  ] as const)
    vi.stubGlobal(name, window[name]);
  vi.stubGlobal('matchMedia', matchMedia);
  vi.stubGlobal('onhashchange', null);
  vi.stubGlobal('BroadcastChannel', brokenStorage ? refusedChannel : undefined);
  for (const name of ['caches', 'indexedDB']) {
    vi.stubGlobal(name, null);
    if (brokenStorage) Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    // A stub goes when the test ends, whatever it has become.
    vi.stubGlobal(name, null);
    Object.defineProperty(globalThis, name, { configurable: true, get: () => window[name] });
  }
  return { window, root: window.document.documentElement, system };
}

const start = () => import('../../templates/browser/main.ts');
const click = (root: Element, selector: string) => root.querySelector<HTMLElement>(selector)?.click();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [{}, false, 'system', 'light', 'ltr'],
  [{}, true, 'system', 'dark', 'ltr'],
  [{ 'mui-mode': 'light', 'mui-direction': 'rtl' }, true, 'light', 'light', 'rtl'],
  [{ 'mui-mode': 'dark' }, false, 'dark', 'dark', 'ltr'],
  [{ 'mui-mode': 'purple', 'mui-direction': 'up' }, false, 'system', 'light', 'ltr'],
])('before the first paint, %j with a dark system %s', (stored, dark, mode, scheme, direction) => {
  const { root } = openPage({ stored, dark });
  expect(root.dataset.mode).toBe(mode);
  expect(root.dataset.muiColorScheme).toBe(scheme);
  expect(root.dir).toBe(direction);
  expect(root.classList.contains('js')).toBe(true);
});

test('density before the first paint', () => {
  expect(openPage({ stored: { 'mui-density': 'dense' } }).root.dataset.density).toBe('dense');
  expect(openPage({ stored: { 'mui-density': 'thick' } }).root.dataset.density).toBeUndefined();
});

test('storage and channels that are refused break nothing, and choices last as long as the page', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { root } = openPage({ brokenStorage: true });
  await start();
  expect(BroadcastChannel).toHaveBeenCalled();
  expect(reported).not.toHaveBeenCalled();
  click(root, '[data-toggle="mode"]');
  click(root, '[data-toggle="mode"]');
  expect(root.dataset.muiColorScheme).toBe('dark');
  const { choose } = await import('../../renderer/preferences/store.ts');
  choose({ direction: 'rtl', spacing: 4 });
  expect(root.dir).toBe('rtl');
  expect(root.dataset.muiColorScheme).toBe('dark');
});

test('a part of the script that cannot start is reported, and the others start', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { root } = openPage();
  // The contents and the colours of code need it.
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn(function refused() {
      refuse();
    }),
  );
  await start();
  expect(reported.mock.calls.flat().map(({ message }) => message)).toContain('denied');
  click(root, '[data-toggle="mode"]');
  expect(root.dataset.mode).toBe('light');
  click(root, '#b-tab-1');
  expect(shown(root)).toEqual(['pnpm', 'pnpm']);
});

test('the toggle of the mode stores, shows and announces a choice', async () => {
  const { window, root } = openPage({ dark: true });
  const announced = vi.fn();
  await start();
  window.document.addEventListener('docs:preferences', announced);
  const seen = ['light', 'dark', 'system'].map(() => {
    click(root, '[data-toggle="mode"]');
    return [root.dataset.mode, root.dataset.muiColorScheme, window.localStorage.getItem('mui-mode')];
  });
  expect(seen).toEqual([
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['system', 'dark', 'system'],
  ]);
  expect(announced).toHaveBeenCalledTimes(3);
});

test('the system and other tabs are followed', async () => {
  const { window, root, system } = openPage();
  await start();
  system.matches = true;
  system.dispatchEvent(new window.Event('change'));
  expect(root.dataset.muiColorScheme).toBe('dark');
  window.localStorage.setItem('mui-mode', 'light');
  window.dispatchEvent(new window.StorageEvent('storage', { key: 'mui-mode' }));
  expect(root.dataset.muiColorScheme).toBe('light');
  const media = [...window.document.querySelectorAll('[name="theme-color"]')].map((meta) =>
    meta.getAttribute('media'),
  );
  expect(media).toEqual(['all', 'not all']);
});

test('the copy button copies the code, says so for two seconds, and ignores a refusal', async () => {
  const { root } = openPage();
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await start();
  const button = root.querySelector<HTMLElement>('.code-tab-panel .copy');
  const word = button?.querySelector('[data-text]');
  button?.click();
  await vi.advanceTimersByTimeAsync(1999);
  expect(writeText).toHaveBeenCalledWith('npm add shelf');
  expect(word?.textContent).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1);
  expect(word?.textContent).toBe('');
  writeText.mockRejectedValue(new Error('denied'));
  Object.assign(root.ownerDocument, { execCommand: () => false });
  button?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(word?.textContent).toBe('');
});

test('a menu closes by Escape, with the focus on its button, and by a press outside', async () => {
  const { window, root } = openPage();
  await start();
  const menu = root.querySelector<HTMLDetailsElement>('[data-menu]');
  if (!menu) throw new Error('no menu');
  menu.open = true;
  menu
    .querySelector('a')
    ?.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(menu.open).toBe(false);
  expect(window.document.activeElement).toBe(menu.querySelector('summary'));
  menu.open = true;
  menu.dispatchEvent(new window.Event('pointerdown', { bubbles: true }));
  expect(menu.open).toBe(true);
  window.document.body.dispatchEvent(new window.Event('pointerdown', { bubbles: true }));
  expect(menu.open).toBe(false);
});

test('a drawer closes when the focus goes to something that it covers, and stays beside it', async () => {
  const { window, root } = openPage();
  vi.stubGlobal('navigator', {});
  await start();
  const [drawer, covered, beside, inside] = ['.sidebar', '.header a', '.neighbours a, h1', '.sidebar a'].map(
    (selector, at) => {
      const element = root.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(selector);
      const left = at === 2 ? 330 : 0;
      const box = { top: 0, bottom: 40, left, right: left + (at === 0 ? 320 : 40) };
      element.getBoundingClientRect = () => box as DOMRect;
      return element;
    },
  );
  const hidePopover = vi.fn();
  Object.assign(drawer ?? {}, { popover: 'auto', hidePopover });
  drawer?.dispatchEvent(Object.assign(new window.Event('toggle'), { newState: 'open' }));
  const find = root.ownerDocument.querySelector.bind(root.ownerDocument);
  // jsdom has no popovers.
  vi.spyOn(root.ownerDocument, 'querySelector').mockImplementation((selector) =>
    selector.includes(':popover-open') ? (drawer ?? null) : find(selector),
  );
  const { uncover } = await import('../../templates/browser/drawers.ts');
  const focus = (element: HTMLElement | undefined) => uncover({ target: element ?? null });
  for (const element of [inside, beside]) focus(element);
  expect(hidePopover).not.toHaveBeenCalled();
  focus(covered);
  expect(hidePopover).toHaveBeenCalledOnce();
});

/** Label of the only panel that each group shows. */
const shown = (root: Element) =>
  [...root.querySelectorAll('.code-tabs')].map((group) =>
    [...group.querySelectorAll('[role="tabpanel"]:not([hidden]) .code-tab-label')]
      .map((label) => label.textContent)
      .join(),
  );

test('code tabs share and remember the choice of their key', async () => {
  const { window, root } = openPage();
  await start();
  expect(shown(root)).toEqual(['npm', 'npm']);
  expect(root.querySelector('[role="tablist"][hidden]')).toBeNull();
  click(root, '#b-tab-1');
  expect(shown(root)).toEqual(['pnpm', 'pnpm']);
  click(root, '#b-tab-2');
  expect(shown(root)).toEqual(['pnpm', 'yarn']);
  expect(window.localStorage.getItem('codeblock-package-manager')).toBe('yarn');
});

test.each([
  ['yarn', ['npm', 'yarn']],
  ['pnpm', ['pnpm', 'pnpm']],
  ['<b>', ['npm', 'npm']],
])('a remembered choice of %s', async (choice, expected) => {
  const { root } = openPage({ stored: { 'codeblock-package-manager': choice } });
  await start();
  expect(shown(root)).toEqual(expected);
});

test.each([
  ['ltr', ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'], [1, 2, 0, 2, 0, 2]],
  ['rtl', ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home'], [1, 0, 2, 2, 0]],
])('arrows move through code tabs, %s', async (direction, keys, expected) => {
  const { window, root } = openPage({ stored: { 'mui-direction': direction } });
  await start();
  const tabs = [...root.querySelectorAll<HTMLElement>('[id^="b-tab"]')];
  tabs[0]?.focus();
  const visited = keys.map((key) => {
    window.document.activeElement?.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }));
    const index = tabs.indexOf(window.document.activeElement as HTMLElement);
    expect(tabs.map((tab) => tab.tabIndex)).toEqual(tabs.map((_, at) => (at === index ? 0 : -1)));
    return index;
  });
  expect(visited).toEqual(expected);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('arrows with %s are left to the browser', async (modifier) => {
  const { window, root } = openPage();
  await start();
  const tab = root.querySelector<HTMLElement>('[id^="b-tab"]');
  tab?.focus();
  const init = { key: 'ArrowRight', bubbles: true, cancelable: true, [modifier]: true };
  const event = new window.KeyboardEvent('keydown', init);
  tab?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(window.document.activeElement).toBe(tab);
});
