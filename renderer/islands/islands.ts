import type { ComponentType } from 'react';
import { moduleLoader } from '../module-loader.ts';
import type { BoundaryTexts } from './demo-boundary.tsx';
import type { Mount } from './mount.tsx';
import { createQueue } from './queue.ts';
import { settled } from './settled.ts';
import { noteBesidePage, takeDown } from './take-down.ts';

export type DemoLoaders = Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>;

/** Distance from the viewport, in px, at which a demo comes alive. */
const margin = 400;

const focusable = 'a[href],button,input,select,textarea,[tabindex]';

interface Loaders {
  readonly demos: DemoLoaders;
  readonly mount: () => Promise<{ mountDemo: Mount }>;
}

/** Functions that unmount live demos, by figure; none while the figure shows its picture. */
const roots = new Map<HTMLElement, () => void>();
let mounted = 0;

/** Replaces `old` by the live demo; focus inside moves to the same control. */
function replace(old: HTMLElement, live: HTMLElement): void {
  const focused = [...old.querySelectorAll(focusable)].indexOf(document.activeElement ?? old);
  old.remove();
  live.removeAttribute('style');
  if (focused >= 0) live.querySelectorAll<HTMLElement>(focusable)[focused]?.focus({ preventScroll: true });
}

/** Modules of demos edited since the page was loaded, with their mount functions. */
const edited = new Map<string, { readonly load: DemoLoaders[string]; readonly mount: Loaders['mount'] }>();

/** Loaders by demo. The loaders of a page that was built again replace earlier ones. */
const owners = new Map<string, DemoLoaders>();

/** The last attempt to make the demo of a figure live; it may overtake an earlier one that suspends. */
const attempts = new WeakMap<HTMLElement, symbol>();

type MountInto = (live: HTMLElement) => Promise<() => void>;

/** Loads what a demo needs to come alive, in the page or in a document of its own. */
async function loadDemo(
  { id, ariaLabel, dataset: { demo = '', page } }: HTMLElement,
  loaders: Loaders,
  texts: BoundaryTexts,
): Promise<MountInto | null> {
  if (page !== undefined) {
    const { mountOwnPage } = await import('./own-frame.ts');
    return (live) => mountOwnPage(live, page, ariaLabel ?? id);
  }
  const { load, mount } = edited.get(demo) ?? { load: loaders.demos[demo], mount: loaders.mount };
  if (load === undefined) return null;
  const [{ default: Demo }, { mountDemo }] = await Promise.all([load(), mount()]);
  mounted += 1;
  const identifierPrefix = `${id}-${mounted}-`;
  return (live) =>
    new Promise((resolve) => {
      const unmount = mountDemo(live, Demo, {
        name: id,
        demo,
        identifierPrefix,
        texts,
        onShown: () => resolve(unmount),
      });
    });
}

/**
 * The live root is never hydrated onto the picture: the reader has another clock, time zone, locale, width and
 * direction. It settles unseen above the picture, then replaces it; a new root replaces the previous one in the same
 * way.
 */
async function activate(
  figure: HTMLElement,
  loaders: Loaders,
  texts: BoundaryTexts,
  ending: AbortSignal,
): Promise<void> {
  const own = Symbol(figure.id);
  attempts.set(figure, own);
  const isLeft = () =>
    attempts.get(figure) !== own ||
    ending.aborted ||
    !figure.isConnected ||
    owners.get(figure.dataset.demo ?? '') !== loaders.demos;
  const stage = figure.querySelector<HTMLElement>('.demo-stage');
  const old = stage?.querySelector<HTMLElement>(':scope > :is(.demo-picture, .demo-missing, .demo-live)');
  if (!stage || !old || isLeft()) return;
  const mountInto = await loadDemo(figure, loaders, texts);
  // The reader may have left the page in the meantime, or the page may have started again.
  if (!mountInto || isLeft()) return;
  const live = document.createElement('div');
  live.className = 'demo-live';
  const { offsetTop, offsetLeft, offsetWidth } = old;
  Object.assign(live.style, {
    position: 'absolute',
    visibility: 'hidden',
    top: `${offsetTop}px`,
    left: `${offsetLeft}px`,
    width: `${offsetWidth}px`,
  });
  stage.append(live);
  const unmount = await mountInto(live);
  const end = () => {
    unmount();
    live.remove();
  };
  if (isLeft()) return end();
  // Unmount at once: a frame later, the demo would measure a box without a size, and log an error.
  ending.addEventListener('abort', end, { once: true });
  await settled(live);
  ending.removeEventListener('abort', end);
  if (ending.aborted) return;
  if (isLeft()) return end();
  replace(old, live);
  roots.get(figure)?.();
  roots.set(figure, unmount);
  figure.dataset.demoState = 'live';
  figure.dispatchEvent(new CustomEvent('docs:demo-live', { bubbles: true }));
}

/** Makes the demos of the document live that have loaders; returns a function that ends this. */
function wake(loaders: Loaders, texts: BoundaryTexts): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const queue = createQueue((figure) => activate(figure, loaders, texts, signal));
  const start = (figure: HTMLElement, isTouched: boolean) => {
    observer.unobserve(figure);
    queue.ask(figure, isTouched);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) start(entry.target as HTMLElement, false);
    },
    { rootMargin: `${margin}px 0px` },
  );
  for (const figure of document.querySelectorAll<HTMLElement>('[data-demo]')) {
    if (owners.get(figure.dataset.demo ?? '') !== loaders.demos) continue;
    observer.observe(figure);
    // Not `once`, because a demo that could not be loaded may try again.
    for (const event of ['focusin', 'pointerenter'] as const)
      figure.addEventListener(event, () => start(figure, true), { signal });
    figure.addEventListener('docs:demo-reset', () => queue.again(figure), { signal });
    figure.addEventListener(
      'docs:demo-module',
      (event) => {
        const { isShown, ...module } = (event as CustomEvent).detail;
        edited.set(figure.dataset.demo ?? '', module);
        if (figure.dataset.demoState !== undefined && !isShown) queue.again(figure);
      },
      { signal },
    );
  }
  return () => {
    ending.abort();
    queue.end();
    observer.disconnect();
  };
}

/** Starts the demos of the visited pages. The script of a page runs once, however often the page is shown. */
const pages: (() => () => void)[] = [];
let awake: (() => void)[] = [];

function changePage(event: Event): void {
  // The page is the same, and so are its demos.
  if (event instanceof CustomEvent && event.detail?.isEdited) return;
  for (const end of awake) end();
  takeDown(roots);
  roots.clear();
  noteBesidePage();
  awake = pages.map((start) => start());
}

/**
 * Makes a page's demos live when they are near the viewport or touched, and again whenever the page is shown. The event
 * `docs:demo-reset` on a demo restarts it; `docs:demo-module` replaces it by an edited one, unless that is shown
 * already.
 */
export function startDemos(demos: DemoLoaders, mount: Loaders['mount'], texts: BoundaryTexts): void {
  if (pages.length === 0) {
    noteBesidePage();
    document.addEventListener('docs:page', changePage);
  }
  for (const id of Object.keys(demos)) owners.set(id, demos);
  const loaders = { demos, mount: moduleLoader(mount) };
  const start = () => wake(loaders, texts);
  pages.push(start);
  awake.push(start());
}
