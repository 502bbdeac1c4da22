import { JSDOM } from 'jsdom';
import { addBrowserApis } from './browser-apis.ts';
import type { Layout } from './fake-layout.ts';
import { matchMedia, viewportHeight, viewportWidth } from './match-media.ts';
import { intersectionObserver, resizeObserver } from './observers.ts';
import { noteStyles } from './written-styles.ts';

/** Layout of the demo being rendered; elements outside it have no size. */
let layout: Layout | null = null;

export function setLayout(next: Layout | null): void {
  layout = next;
}

function rectangle(element: Element) {
  const width = layout?.width(element) ?? 0;
  const height = layout?.height(element) ?? 0;
  return {
    x: 0,
    y: 0,
    left: 0,
    top: 0,
    right: width,
    bottom: height,
    width,
    height,
    toJSON: () => ({ width, height }),
  };
}

function stubSizes(window: JSDOM['window']): void {
  const round = (read: 'width' | 'height') =>
    function (this: Element) {
      return Math.round(layout?.[read](this) ?? 0);
    };
  for (const side of ['Width', 'Height'] as const) {
    const get = round(side === 'Width' ? 'width' : 'height');
    for (const kind of ['offset', 'client', 'scroll']) {
      const owner = kind === 'offset' ? window.HTMLElement : window.Element;
      Object.defineProperty(owner.prototype, `${kind}${side}`, { configurable: true, get });
    }
  }
  Object.assign(window.Element.prototype, {
    getBoundingClientRect(this: Element) {
      return rectangle(this);
    },
    scrollTo() {},
    scrollIntoView() {},
  });
  Object.assign(window.SVGElement.prototype, {
    getBBox(this: Element) {
      return rectangle(this);
    },
    getComputedTextLength(this: Element) {
      return rectangle(this).width;
    },
  });
}

/** jsdom drops three of four edges separated by spaces, and text clipped for screen readers would show. */
function keepClips(window: JSDOM['window']): void {
  const style = window.CSSStyleDeclaration.prototype;
  const { set } = Object.getOwnPropertyDescriptor(style, 'clip') ?? {};
  Object.defineProperty(style, 'clip', {
    configurable: true,
    get(this: CSSStyleDeclaration) {
      return this.getPropertyValue('clip');
    },
    set(this: CSSStyleDeclaration, value: string) {
      set?.call(this, value.replace(/(?<=[\d\w])\s+(?=\d)/g, ', '));
    },
  });
}

/** The computed style: sizes from the fake layout, the rest as declared. */
function computedStyle(element: Element): CSSStyleDeclaration {
  const value = (property: string): string => {
    if (property === 'width' || property === 'height') return `${layout?.[property](element) ?? 0}px`;
    return layout?.declared(element, property) ?? '';
  };
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_target, name) => {
      if (name === 'getPropertyValue') return value;
      return typeof name === 'string' ? value(kebab(name)) : undefined;
    },
  });
}

/** Globals of Node.js that a realm replaces by those of the DOM. */
const ofBrowser = new Set([
  'AbortController',
  'AbortSignal',
  'CustomEvent',
  'Event',
  'EventTarget',
  'localStorage',
  'navigator',
  'sessionStorage',
]);

/**
 * The user agent names no browser. Libraries turn off what needs a layout where jsdom names itself: a grid would draw all
 * of its rows.
 */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

/** Makes a realm look like a browser to the modules loaded after the call. */
export function installDom(realm: typeof globalThis, locale: string): JSDOM['window'] {
  const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
  });
  stubSizes(window);
  keepClips(window);
  noteStyles(window);
  addBrowserApis(window, realm);
  Object.assign(window, {
    getComputedStyle: computedStyle,
    ResizeObserver: resizeObserver(realm, rectangle),
    IntersectionObserver: intersectionObserver(realm, rectangle),
    matchMedia,
    scrollTo() {},
  });
  Object.defineProperty(window.navigator, 'userAgent', { value: userAgent });
  Object.defineProperty(window.navigator, 'language', { value: locale });
  Object.defineProperty(window.navigator, 'languages', { value: [locale] });
  Object.defineProperty(window, 'innerWidth', { value: viewportWidth });
  Object.defineProperty(window, 'innerHeight', { value: viewportHeight });
  const own = new Set(Object.getOwnPropertyNames(realm));
  for (const name of Object.getOwnPropertyNames(window)) {
    if (own.has(name) && !ofBrowser.has(name)) continue;
    Object.defineProperty(realm, name, {
      configurable: true,
      get: () => window[name],
      set: (value) => {
        window[name] = value;
      },
    });
  }
  Object.defineProperty(realm, 'window', { configurable: true, value: window });
  Object.defineProperty(realm, 'self', { configurable: true, value: window });
  return window;
}
