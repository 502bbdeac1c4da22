import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import FakeTimers, { type Clock } from '@sinonjs/fake-timers';
import type { Mount } from '../islands/mount.tsx';
import { describeError } from './describe-error.ts';
import { installDom, setLayout } from './dom.ts';
import { createLayout } from './fake-layout.ts';

/** The world in which every picture is drawn; zone and language come from the process's environment. */
export interface DrawSettings {
  /** Stage width, px. */
  readonly width: number;
  /** ISO 8601 */
  readonly clock: string;
  readonly locale: string;
  readonly seed: number;
}

export type DrawRequest = DemoRequest | ComponentRequest;

interface DemoRequest {
  readonly kind: 'demo';
  readonly id: string;
  readonly name: string;
  /** Absolute paths of bundled modules. */
  readonly module: string;
  readonly mount: string;
}

/** A content component, static on the page. */
interface ComponentRequest {
  readonly kind: 'component';
  readonly id: string;
  readonly name: string;
  /** Absolute path of a bundled module that exports `renderComponent`. */
  readonly module: string;
  readonly props: Readonly<Record<string, unknown>>;
}

export interface ConsoleLine {
  readonly text: string;
  /** Of the call that wrote it, source-mapped. */
  readonly stack: string;
}

export interface DrawResult {
  readonly id: string;
  readonly html: string;
  /** Rules in order, each once. */
  readonly css: readonly string[];
  /** First error the demo threw, with a source-mapped stack; null when it rendered. */
  readonly error: { readonly message: string; readonly stack: string } | null;
  /** What was written to the console. */
  readonly console: readonly ConsoleLine[];
}

/** Virtual ms a demo has to settle: fetches of a local server, debounced inputs, measured layouts. */
const settleTime = 2000;
const tick = 16;

/** mulberry32, a public-domain generator: small, fast and the same on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function captureConsole(): { readonly lines: ConsoleLine[]; readonly restore: () => void } {
  const { debug, error, info, log, warn } = console;
  const lines: ConsoleLine[] = [];
  const capture = (...values: unknown[]) => {
    lines.push({ text: format(...values), stack: new Error().stack ?? '' });
  };
  Object.assign(console, { debug: capture, error: capture, info: capture, log: capture, warn: capture });
  return { lines, restore: () => Object.assign(console, { debug, error, info, log, warn }) };
}

async function settle(host: Element, clock: Clock): Promise<void> {
  let before = '';
  for (let elapsed = 0; elapsed < settleTime; elapsed += tick) {
    await clock.tickAsync(tick);
    if (clock.countTimers() > 0) continue;
    if (host.innerHTML === before) return;
    before = host.innerHTML;
  }
}

/**
 * React counts ids across all roots of a process. Here they count from 0 in each picture, so that it does not depend on
 * what the process drew before.
 */
function renumberIds(html: string, prefix: string): string {
  // `:prefix-r1:` of React 18, `«prefix-r1»` of 19.1, `_prefix-r_1_` since.
  const ids = new RegExp(`(?<=[:«_]${prefix.replaceAll('$', '\\$')}r_?)[0-9a-v]+(?=[:»_])`, 'g');
  const found = [...new Set(html.match(ids))];
  return html.replace(ids, (id) => found.indexOf(id).toString(32));
}

type Picture = Pick<DrawResult, 'html' | 'css'>;

async function drawComponent({ module, name, props }: ComponentRequest): Promise<Picture> {
  const { renderComponent } = await import(pathToFileURL(module).href);
  return { html: renderComponent(name, props), css: [] };
}

/** Draws one request at a time. Call it once in a process of its own: it replaces the globals. */
export function prepareToDraw(settings: DrawSettings): {
  readonly draw: (request: DrawRequest) => Promise<DrawResult>;
  /** Reports an error that no caller awaits. */
  readonly strayError: (error: unknown) => void;
} {
  installDom(settings.locale);
  const start = Date.parse(settings.clock);
  const clock = FakeTimers.withGlobal(globalThis).install({
    now: start,
    // Not nextTick and queueMicrotask: module loading and the channel to the parent need them.
    toFake: [
      'Date',
      'performance',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  Object.assign(window, {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval,
    requestAnimationFrame: globalThis.requestAnimationFrame,
    cancelAnimationFrame: globalThis.cancelAnimationFrame,
  });

  let errors: unknown[] = [];

  const drawDemo = async (request: DemoRequest): Promise<Picture> => {
    const { default: Demo } = await import(pathToFileURL(request.module).href);
    if (typeof Demo !== 'function' && typeof Demo?.$$typeof !== 'symbol') {
      throw new Error('the module has no default export that is a component.');
    }
    const { mountDemo }: { mountDemo: Mount } = await import(pathToFileURL(request.mount).href);
    const stage = document.body.appendChild(document.createElement('div'));
    const styles = document.createElement('div');
    // Differs from the live root's, so that no id is on the page twice while both are.
    const identifierPrefix = `${request.name}-p-`;
    setLayout(createLayout(stage, settings.width, styles));
    const unmount = mountDemo(stage, Demo, {
      name: request.name,
      identifierPrefix,
      texts: { failed: '', reset: '', report: '', issuesUrl: null },
      styleContainer: styles,
      onError: (error) => errors.push(error),
    });
    try {
      await settle(stage, clock);
      const html = renumberIds(stage.innerHTML, identifierPrefix);
      const css = [...new Set([...styles.childNodes].map((node) => node.textContent ?? ''))].filter(Boolean);
      return { html, css };
    } finally {
      unmount();
      // React's scheduler never wakes again if one of its tasks is still waiting when the clock is reset.
      await clock.tickAsync(tick);
    }
  };

  const draw = async (request: DrawRequest): Promise<DrawResult> => {
    clock.reset();
    clock.setSystemTime(start);
    Math.random = seededRandom(settings.seed);
    const written = captureConsole();
    errors = [];
    let drawn: Picture = { html: '', css: [] };
    try {
      drawn = await (request.kind === 'demo' ? drawDemo(request) : drawComponent(request));
    } catch (error) {
      errors.unshift(error);
    }
    written.restore();
    setLayout(null);
    document.body.replaceChildren();
    localStorage.clear();
    return {
      id: request.id,
      ...drawn,
      error: errors.length > 0 ? describeError(errors[0]) : null,
      console: written.lines,
    };
  };

  return { draw, strayError: (error) => errors.push(error) };
}
