// Browser APIs that jsdom lacks. Own code because no library adds them to jsdom. They return what a browser returns in
// which nothing moves and nothing is painted.
import type { JSDOM } from 'jsdom';
import { blankCanvas } from './blank-canvas.ts';
import { viewportHeight, viewportWidth } from './match-media.ts';

type Window = JSDOM['window'];

/** An animation that has come to its end. */
function endedAnimation(target: Element) {
  const animation = {
    effect: { target },
    currentTime: 0,
    playState: 'finished',
    playbackRate: 1,
    onfinish: null,
    oncancel: null,
    cancel() {},
    finish() {},
    pause() {},
    play() {},
    reverse() {},
    persist() {},
    commitStyles() {},
    updatePlaybackRate() {},
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'finish') queueMicrotask(listener);
    },
    removeEventListener() {},
  };
  const finished = Promise.resolve(animation);
  return Object.assign(animation, { finished, ready: finished });
}

/** Dialogs and popovers stand in the page, without the layer above it. */
function addLayers({ HTMLDialogElement, HTMLElement, Event }: Window): void {
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement, value?: string) {
      if (value !== undefined) this.returnValue = value;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {}, togglePopover: () => false });
}

/** A matrix without rotation: translations and scales are read, and nothing else is drawn. */
class PlainMatrix {
  a = 1;
  b = 0;
  c = 0;
  d = 1;
  e = 0;
  f = 0;
  constructor(init?: string | readonly number[]) {
    const numbers =
      typeof init === 'string' ? (init.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number) : (init ?? []);
    if (numbers.length !== 6) return;
    [this.a, this.b, this.c, this.d, this.e, this.f] = numbers as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
  }
  get m11() {
    return this.a;
  }
  get m12() {
    return this.b;
  }
  get m21() {
    return this.c;
  }
  get m22() {
    return this.d;
  }
  get m41() {
    return this.e;
  }
  get m42() {
    return this.f;
  }
  multiply(other: PlainMatrix) {
    const { a, b, c, d, e, f } = this;
    return new PlainMatrix([
      a * other.a + c * other.b,
      b * other.a + d * other.b,
      a * other.c + c * other.d,
      b * other.c + d * other.d,
      a * other.e + c * other.f + e,
      b * other.e + d * other.f + f,
    ]);
  }
  translate(x = 0, y = 0) {
    return this.multiply(new PlainMatrix([1, 0, 0, 1, x, y]));
  }
  scale(x = 1, y = x) {
    return this.multiply(new PlainMatrix([x, 0, 0, y, 0, 0]));
  }
  inverse() {
    const { a, b, c, d, e, f } = this;
    const area = a * d - b * c;
    return new PlainMatrix(
      [d, -b, -c, a, c * f - d * e, b * e - a * f].map((value) => (area === 0 ? Number.NaN : value / area)),
    );
  }
  toString() {
    return `matrix(${[this.a, this.b, this.c, this.d, this.e, this.f].join(', ')})`;
  }
}

/** A thread that never answers: a picture is the state before it does. */
class SilentWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

const fonts = () =>
  Object.assign(new EventTarget(), {
    status: 'loaded',
    size: 0,
    check: () => true,
    load: async () => [],
    add() {},
    delete: () => false,
    clear() {},
    has: () => false,
    forEach() {},
  });

/** The global `CSS`. */
const css = {
  supports: (condition: string) => !/^\(?\s*-(?:webkit|moz|ms|o)-/.test(condition),
  // https://drafts.csswg.org/cssom/#serialize-an-identifier
  escape: (text: string) =>
    [...String(text)]
      .map((character, index, all) => {
        const code = character.charCodeAt(0);
        if (code === 0) return '\ufffd';
        const isFirst = index === 0 || (index === 1 && all[0] === '-');
        if (code < 0x20 || code === 0x7f || (isFirst && /\d/.test(character)))
          return `\\${code.toString(16)} `;
        return /[\w\u0080-\uffff]/.test(character) || (character === '-' && all.length > 1)
          ? character
          : `\\${character}`;
      })
      .join(''),
};

/** Adds these APIs to a window; timers are those of `realm`, whose clock is set. */
export function addBrowserApis(window: Window, realm: typeof globalThis): void {
  const { document, Element, HTMLElement, HTMLMediaElement, SVGElement } = window;
  addLayers(window);
  blankCanvas(window);
  Object.assign(Element.prototype, {
    animate(this: Element) {
      return endedAnimation(this);
    },
    getAnimations: () => [],
    checkVisibility: () => true,
    scrollBy() {},
    setPointerCapture() {},
    releasePointerCapture() {},
    hasPointerCapture: () => false,
    requestFullscreen: async () => {},
  });
  Object.assign(HTMLMediaElement.prototype, {
    load() {},
    pause() {},
    play: async () => {},
    canPlayType: () => '',
  });
  Object.assign(SVGElement.prototype, {
    getTotalLength: () => 0,
    getPointAtLength: () => ({ x: 0, y: 0 }),
    getCTM: () => new PlainMatrix(),
    getScreenCTM: () => new PlainMatrix(),
  });
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
    set(this: HTMLElement, text: string) {
      this.textContent = text;
    },
  });
  const allFonts = fonts();
  Object.assign(document, {
    fonts: Object.assign(allFonts, { ready: Promise.resolve(allFonts) }),
    elementFromPoint: () => null,
    elementsFromPoint: () => [],
    getAnimations: () => [],
    startViewTransition: (change?: () => unknown) => {
      const done = Promise.resolve(change?.()).then(() => {});
      return { finished: done, ready: done, updateCallbackDone: done, skipTransition() {} };
    },
  });
  Object.assign(window, {
    CSS: css,
    DOMMatrix: PlainMatrix,
    DOMMatrixReadOnly: PlainMatrix,
    Worker: SilentWorker,
    SharedWorker: class {
      readonly port = new SilentWorker();
    },
    requestIdleCallback: (callback: IdleRequestCallback) =>
      Number(realm.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 1)),
    cancelIdleCallback: (handle: number) => realm.clearTimeout(handle),
    scrollBy() {},
    open: () => null,
    visualViewport: Object.assign(new EventTarget(), {
      width: viewportWidth,
      height: viewportHeight,
      offsetLeft: 0,
      offsetTop: 0,
      pageLeft: 0,
      pageTop: 0,
      scale: 1,
    }),
  });
}
