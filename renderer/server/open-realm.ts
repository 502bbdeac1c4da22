import FakeTimers from '@sinonjs/fake-timers';
import { installDom } from './dom.ts';
import { createRealm } from './realm.ts';

export interface RealmSettings {
  /** ISO 8601 */
  readonly clock: string;
  readonly locale: string;
}

/**
 * Virtual ms between frames. Long, because pictures show the end of animations, and drawing earlier frames costs most
 * of their time.
 */
const frame = 64;

/** A channel whose messages arrive when the clock goes on, with which React schedules its work. */
const channelClass = (later: (deliver: () => void) => unknown) =>
  class {
    readonly port1 = new Port(later);
    readonly port2 = new Port(later);
    constructor() {
      this.port1.other = this.port2;
      this.port2.other = this.port1;
    }
  };

class Port extends EventTarget {
  other: Port | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  readonly #later: (deliver: () => void) => unknown;
  constructor(later: (deliver: () => void) => unknown) {
    super();
    this.#later = later;
  }
  postMessage(data: unknown): void {
    this.#later(() => {
      this.other?.onmessage?.({ data });
      this.other?.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
  start(): void {}
  close(): void {}
}

/** A realm that looks like a browser, with a clock that stands still until it is advanced. */
export function openRealm({ clock: start, locale }: RealmSettings) {
  const { global, load } = createRealm();
  const classes = Object.getOwnPropertyNames(global).filter((name) => /^[A-Z]\w+$/.test(name));
  const window = installDom(global, locale);
  // Browsers have none of them; React would use them.
  const { setImmediate, clearImmediate } = globalThis;
  Object.assign(global, { setImmediate, clearImmediate });
  const clock = FakeTimers.withGlobal(global).install({
    now: Date.parse(start),
    // Browsers pass over a handle that they have not given, such as -1.
    shouldClearNativeTimers: true,
    // Not nextTick and queueMicrotask: promises of modules need them.
    toFake: [
      'Date',
      'Intl',
      'performance',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
    ],
  });
  const { clearTimeout, performance, setImmediate: soon, setTimeout } = global;
  Reflect.deleteProperty(global, 'setImmediate');
  Reflect.deleteProperty(global, 'clearImmediate');
  Object.assign(global, { MessageChannel: channelClass(soon) });
  global.requestAnimationFrame = (callback) =>
    Number(setTimeout(() => callback(performance.now()), frame - (performance.now() % frame)));
  global.cancelAnimationFrame = (handle) => clearTimeout(handle);
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'];
  // jsdom would set its own timers and the classes of the process.
  for (const name of [...timers, ...classes])
    if (Object.hasOwn(window, name)) Reflect.set(window, name, Reflect.get(global, name));
  return { global, load, window, clock };
}
