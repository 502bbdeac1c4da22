import type { ComponentType } from 'react';
import type { BoundaryTexts } from './demo-boundary.tsx';
import type { Mount } from './mount.tsx';
import { settled } from './settled.ts';

export type DemoLoaders = Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>;

/** Distance from the viewport, in px, at which a demo comes alive. */
const margin = 400;

const focusable = 'a[href],button,input,select,textarea,[tabindex]';

/** Puts the live demo where its picture stood; focus inside the picture moves to the same control. */
function replacePicture(picture: HTMLElement, live: HTMLElement): void {
  const focused = [...picture.querySelectorAll(focusable)].indexOf(document.activeElement ?? picture);
  picture.remove();
  live.removeAttribute('style');
  if (focused >= 0) live.querySelectorAll<HTMLElement>(focusable)[focused]?.focus({ preventScroll: true });
}

/**
 * The live root is never hydrated onto the picture: the reader has another clock, time zone, locale, width and
 * direction. It settles unseen above the picture, then takes its place.
 */
async function activate(
  figure: HTMLElement,
  loaders: DemoLoaders,
  loadMount: () => Promise<{ mountDemo: Mount }>,
  texts: BoundaryTexts,
) {
  const stage = figure.querySelector<HTMLElement>('.demo-stage');
  const picture = stage?.querySelector<HTMLElement>('.demo-picture');
  const load = loaders[figure.dataset.demo ?? ''];
  if (!stage || !picture || !load) return;
  const [{ default: Demo }, { mountDemo }] = await Promise.all([load(), loadMount()]);
  const live = document.createElement('div');
  live.className = 'demo-live';
  const { offsetTop, offsetLeft, offsetWidth } = picture;
  Object.assign(live.style, {
    position: 'absolute',
    visibility: 'hidden',
    top: `${offsetTop}px`,
    left: `${offsetLeft}px`,
    width: `${offsetWidth}px`,
  });
  stage.append(live);
  mountDemo(live, Demo, { name: figure.id, identifierPrefix: `${figure.id}-`, texts });
  await settled(live);
  replacePicture(picture, live);
  figure.dataset.demoState = 'live';
}

/** Makes the page's demos live: each when it is near the viewport, or touched, whichever comes first. */
export function startDemos(
  loaders: DemoLoaders,
  loadMount: () => Promise<{ mountDemo: Mount }>,
  texts: BoundaryTexts,
): void {
  const waiting = new Set(document.querySelectorAll<HTMLElement>('[data-demo]'));
  // One after another: several grids at once would hold up scrolling.
  let queue = Promise.resolve();
  const start = (figure: HTMLElement) => {
    if (!waiting.delete(figure)) return;
    observer.unobserve(figure);
    figure.dataset.demoState = 'loading';
    queue = queue
      .then(() => activate(figure, loaders, loadMount, texts))
      .catch((error: unknown) => {
        figure.dataset.demoState = 'failed';
        reportError(error);
      });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) start(entry.target as HTMLElement);
    },
    { rootMargin: `${margin}px 0px` },
  );
  for (const figure of waiting) {
    observer.observe(figure);
    for (const event of ['focusin', 'pointerenter'] as const)
      figure.addEventListener(event, () => start(figure), { once: true });
  }
}
