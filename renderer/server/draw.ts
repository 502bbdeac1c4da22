import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '@sinonjs/fake-timers';
import type { ComponentType } from 'react';
import type { Mount } from '../islands/mount.tsx';
import { type ConsoleLine, captureConsole } from './capture-console.ts';
import { defaultComponent } from './default-component.ts';
import { describeError } from './describe-error.ts';
import { setLayout } from './dom.ts';
import { createLayout } from './fake-layout.ts';
import { openRealm, type RealmSettings } from './open-realm.ts';
import { type CodeRequest, type CodeResult, runCode } from './run-code.ts';
import { isVisible } from './visible.ts';
import { writtenStyles } from './written-styles.ts';

/** The world in which every picture is drawn; zone and language come from the process's environment. */
export interface DrawSettings extends RealmSettings {
  /** Stage width, px. */
  readonly width: number;
  readonly seed: number;
}

export type DrawRequest = DemoRequest | ComponentRequest;

export interface DemoRequest {
  readonly kind: 'demo';
  readonly id: string;
  readonly name: string;
  /** Absolute paths of bundled modules. */
  readonly module: string;
  readonly mount: string;
}

/** A content component, static on the page. */
export interface ComponentRequest {
  readonly kind: 'component';
  readonly id: string;
  readonly name: string;
  /** Absolute paths of bundled modules; the first exports `componentOf`. */
  readonly module: string;
  readonly mount: string;
  readonly props: Readonly<Record<string, unknown>>;
}

export interface DrawError {
  readonly message: string;
  readonly stack: string;
  /** Whether another demo may be the cause: they share modules and memory. */
  readonly isShared: boolean;
}

export interface DrawResult {
  readonly id: string;
  readonly html: string;
  /** Rules in order, without duplicates. */
  readonly css: readonly string[];
  /** Whether it shows neither text nor a shape. */
  readonly isEmpty: boolean;
  /** First error the demo threw, with a source-mapped stack; null when it rendered. */
  readonly error: DrawError | null;
  /** Console output. */
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

/** The HTML in `host` once nothing changes it any more. */
async function settled(host: Element, clock: Clock): Promise<string> {
  let before = '';
  for (let elapsed = 0; elapsed < settleTime; elapsed += tick) {
    await clock.tickAsync(tick);
    if (clock.countTimers() > 0) continue;
    const html = host.innerHTML;
    if (html === before) return html;
    before = html;
  }
  return host.innerHTML;
}

/**
 * React counts ids across all roots of a realm. Here they count from 0 in the HTML and the styles of every picture, so
 * that it does not depend on what the realm drew before.
 */
function renumberIds(texts: readonly string[], prefix: string): string[] {
  // `:prefix-r1:` of React 18, `«prefix-r1»` of 19.1, `_prefix-r_1_` since.
  const ids = new RegExp(`(?<=[:«_]${prefix.replaceAll('$', '\\$')}r_?)[0-9a-v]+(?=\\\\?[:»_])`, 'g');
  const found = [...new Set(texts.flatMap((text) => text.match(ids) ?? []))];
  return texts.map((text) => text.replace(ids, (id) => found.indexOf(id).toString(32)));
}

type Picture = Pick<DrawResult, 'html' | 'css' | 'isEmpty'>;

const noPicture: Picture = { html: '', css: [], isEmpty: true };

interface ComponentsModule {
  readonly componentOf: (name: string, props: ComponentRequest['props']) => ComponentType;
}

interface MountModule {
  readonly mountDemo: Mount;
}

/** Draws demos one after the other. Only the state of their modules reaches the next demo. */
export interface World {
  readonly draw: (request: DrawRequest) => Promise<DrawResult>;
  /** Executes code. */
  readonly run: (request: CodeRequest) => Promise<CodeResult>;
  /** Reports an error that no caller awaits. */
  readonly strayError: (error: unknown) => void;
  readonly close: () => void;
}

/** Opens a world of its own in this process; one at a time, because the layout is that of the demo being drawn. */
export function openWorld(settings: DrawSettings): World {
  const { global, load, window, clock } = openRealm(settings);
  const { document } = window;
  let errors: unknown[] = [];

  /** The exports of a module; its code may wait for timers, whose clock then goes on. */
  const loaded = async (
    file: string,
    advice = 'Wait in an effect, and show what is there meanwhile.',
  ): Promise<Record<string, unknown>> => {
    let isDone = false;
    const loading = load(file).finally(() => {
      isDone = true;
    });
    loading.catch(() => {});
    // Ready work runs before the next turn of the process.
    await nextTurn();
    for (let elapsed = 0; !isDone && elapsed < settleTime; elapsed += tick) {
      await clock.tickAsync(tick);
      await nextTurn();
    }
    if (isDone) return loading;
    throw new Error(
      `its module waits at its top level (\`await\`) for what does not come within two seconds. ${advice}`,
    );
  };

  const componentOf = async (request: DrawRequest): Promise<ComponentType> => {
    const module = await loaded(request.module);
    if (request.kind === 'component')
      return (module as unknown as ComponentsModule).componentOf(request.name, request.props);
    return defaultComponent(module);
  };

  const drawMounted = async (
    name: string,
    demo: string,
    Demo: ComponentType,
    { mountDemo }: MountModule,
  ): Promise<Picture> => {
    const stage = document.body.appendChild(document.createElement('div'));
    const styleContainer = document.createElement('div');
    // Differs from the live root's, so that no id is on the page twice while both are.
    const identifierPrefix = `${name}-p-`;
    const layout = createLayout(stage, settings.width, styleContainer);
    setLayout(layout);
    const unmount = mountDemo(stage, Demo, {
      name,
      demo,
      identifierPrefix,
      texts: { failed: '', reset: '', report: '', issuesUrl: null },
      styleContainer,
      onError: (error) => errors.push(error),
    });
    try {
      const settledHtml = await settled(stage, clock);
      const own = [...styleContainer.childNodes].map((node) => node.textContent ?? '').filter(Boolean);
      const styles = new Set([...writtenStyles(document, stage), ...own]);
      const [html = '', ...css] = renumberIds([settledHtml, ...styles], identifierPrefix);
      return { html, css, isEmpty: !isVisible(stage, layout) };
    } finally {
      unmount();
      // React's scheduler never wakes again if one of its tasks is still waiting when the clock is reset.
      await clock.tickAsync(tick);
    }
  };

  const begin = () => {
    clock.reset();
    clock.setSystemTime(Date.parse(settings.clock));
    global.Math.random = seededRandom(settings.seed);
    errors = [];
    return captureConsole(global.console);
  };

  const draw = async (request: DrawRequest): Promise<DrawResult> => {
    const written = begin();
    let drawn = noPicture;
    let isLoaded = false;
    try {
      const Demo = await componentOf(request);
      const mount = (await loaded(request.mount)) as unknown as MountModule;
      isLoaded = true;
      const demo = request.kind === 'demo' ? request.id : request.name;
      drawn = await drawMounted(request.name, demo, Demo, mount);
    } catch (error) {
      errors.unshift(error);
    }
    written.restore();
    setLayout(null);
    document.body.replaceChildren();
    window.localStorage.clear();
    return {
      id: request.id,
      ...drawn,
      error: errors.length > 0 ? { ...describeError(errors[0]), isShared: !isLoaded } : null,
      console: written.lines,
    };
  };

  const run = async (request: CodeRequest): Promise<CodeResult> => {
    const written = begin();
    const values = await runCode(global, request, {
      load: (file) => loaded(file, 'Show code that comes to an end.'),
      draw: async (Demo) => {
        const mount = (await loaded(request.mount)) as unknown as MountModule;
        return (await drawMounted(request.id, request.id, Demo, mount)).html;
      },
    }).catch((error) => {
      errors.unshift(error);
      return {};
    });
    written.restore();
    return { id: request.id, values, error: errors.length > 0 ? describeError(errors[0]) : null };
  };

  return { draw, run, strayError: (error) => errors.push(error), close: () => window.close() };
}
