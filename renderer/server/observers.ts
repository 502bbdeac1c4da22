// Observers in a world where nothing moves. Timers are those of the realm, whose clock is set.

type RectangleOf = (element: Element) => DOMRectReadOnly;

/** Reports a size once. */
export const resizeObserver = (realm: typeof globalThis, rectangle: RectangleOf) =>
  class StubResizeObserver implements ResizeObserver {
    readonly #callback: ResizeObserverCallback;
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element): void {
      const contentRect = rectangle(target);
      const box = [{ inlineSize: contentRect.width, blockSize: contentRect.height }];
      const entry: ResizeObserverEntry = {
        target,
        contentRect,
        borderBoxSize: box,
        contentBoxSize: box,
        devicePixelContentBoxSize: box,
      };
      realm.setTimeout(() => this.#callback([entry], this), 0);
    }
    unobserve(): void {}
    disconnect(): void {}
  };

/**
 * Reports an element as fully in view, as it is for a reader who looks at the picture. Observers that come later get no
 * report: a list that loads more whenever its end is in view, and observes it again, would do so without end.
 */
export const intersectionObserver = (realm: typeof globalThis, rectangle: RectangleOf) => {
  /** Virtual time of the first report. */
  const seen = new WeakMap<Element, number>();
  return class StubIntersectionObserver implements IntersectionObserver {
    readonly root: Element | Document | null;
    readonly rootMargin: string;
    readonly scrollMargin = '0px';
    readonly thresholds: readonly number[];
    readonly #callback: IntersectionObserverCallback;
    readonly #targets = new Set<Element>();
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      const { root = null, rootMargin = '0px', threshold = 0 } = options;
      this.#callback = callback;
      this.root = root;
      this.rootMargin = rootMargin;
      this.thresholds = [threshold].flat();
    }
    observe(target: Element): void {
      if (this.#targets.has(target)) return;
      this.#targets.add(target);
      realm.setTimeout(() => this.#report(target), 0);
    }
    #report(target: Element): void {
      const time = realm.Date.now();
      const first = seen.get(target) ?? time;
      if (!this.#targets.has(target) || !target.isConnected || first !== time) return;
      seen.set(target, time);
      const box = rectangle(target);
      const entry: IntersectionObserverEntry = {
        target,
        time,
        isIntersecting: true,
        intersectionRatio: 1,
        boundingClientRect: box,
        intersectionRect: box,
        rootBounds: null,
      };
      this.#callback([entry], this);
    }
    unobserve(target: Element): void {
      this.#targets.delete(target);
    }
    disconnect(): void {
      this.#targets.clear();
    }
    takeRecords(): [] {
      return [];
    }
  };
};
