import { afterFrame } from './after-frame.ts';

/** Heights by which the first view is guessed, in px: the head of a page, a demo, and another block of text. */
const usual = { head: 300, demo: 600, other: 60 };

const isDemo = (block: Element): boolean => block.matches('.demo');

/** The blocks that are probably below the first view. */
function farBlocks(main: HTMLElement): HTMLElement[] {
  let height = usual.head;
  return [...main.querySelectorAll<HTMLElement>('.prose > *, .page-foot')].filter((block) => {
    const isFar = height > innerHeight;
    height += isDemo(block) ? usual.demo : usual.other;
    return isFar;
  });
}

/** Lays a demo out only where it is near the view. */
function skip({ style }: HTMLElement): void {
  style.contentVisibility = 'auto';
  style.containIntrinsicBlockSize = `auto ${usual.demo}px`;
}

function show(block: HTMLElement): void {
  delete block.dataset.far;
  block.style.removeProperty('content-visibility');
  block.style.removeProperty('contain-intrinsic-block-size');
}

export interface FarBlocks {
  /** Shows blocks that are in the first view after all; call it when the page is at its place. */
  readonly fillView: () => void;
  /** Shows the rest once the first view has been painted. */
  readonly showLater: () => void;
}

/**
 * Leaves the blocks below the first view out of the first frame of an arriving page: they have most of its elements.
 * Text follows at once. Demos, which are large, follow one at a time, and all at once as soon as the reader clicks or
 * presses a key, which may lead far down.
 *
 * Not `content-visibility: hidden`: when it ends, Chromium reports shifts of unseen blocks.
 */
export function deferFarBlocks(main: HTMLElement): FarBlocks {
  let far = farBlocks(main);
  for (const block of far) block.dataset.far = '';

  const showAll = (): void => {
    for (const type of ['click', 'keydown']) removeEventListener(type, showAll, true);
    for (const block of far.splice(0)) show(block);
  };
  const showNext = (): void => {
    const next = far.shift();
    if (next !== undefined) show(next);
    if (far.length > 0) whenIdle(showNext);
    else showAll();
  };
  const showText = (): void => {
    const demos = far.filter(isDemo);
    for (const demo of demos) skip(demo);
    for (const block of far) delete block.dataset.far;
    far = demos;
    whenIdle(showNext);
  };
  return {
    fillView: () => {
      const text = [...main.querySelectorAll('.prose')].at(-1);
      for (const block of [...far]) {
        if (text === undefined || text.getBoundingClientRect().bottom >= innerHeight) return;
        show(block);
        far.shift();
      }
    },
    showLater: () => {
      for (const type of ['click', 'keydown']) addEventListener(type, showAll, true);
      afterFrame(showText);
    },
  };
}

/** Safari has no idle callbacks. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 50);
};
