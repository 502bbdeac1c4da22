/** Heights that decide what is far, in px: a usual demo, and another block of text. */
const usual = { demo: 600, other: 60 };

/** Screens that are laid out at once. */
const near = 1.5;

function farDemos(main: HTMLElement): HTMLElement[] {
  let height = 0;
  return [...main.querySelectorAll<HTMLElement>('.prose > *')].filter((block) => {
    const isDemo = block.matches('.demo');
    const isFar = height > near * innerHeight;
    height += isDemo ? usual.demo : usual.other;
    return isDemo && isFar;
  });
}

/**
 * Leaves demos far below out of the first frame of an arriving page: they have most of its elements. Returns what brings
 * them back, one at a time, and all at once as soon as the reader clicks or presses a key, which may lead far down.
 */
export function deferFarDemos(main: HTMLElement): () => void {
  const far = farDemos(main);
  for (const { style } of far) {
    style.contentVisibility = 'auto';
    style.containIntrinsicBlockSize = `auto ${usual.demo}px`;
  }
  const show = (demo: HTMLElement | undefined): void => {
    demo?.style.removeProperty('content-visibility');
    demo?.style.removeProperty('contain-intrinsic-block-size');
  };
  const showAll = (): void => {
    for (const type of ['click', 'keydown']) removeEventListener(type, showAll, true);
    for (const demo of far.splice(0)) show(demo);
  };
  const showNext = (): void => {
    show(far.shift());
    if (far.length > 0) whenIdle(showNext);
    else showAll();
  };
  return () => {
    for (const type of ['click', 'keydown']) addEventListener(type, showAll, true);
    whenIdle(showNext);
  };
}

/** Safari has no idle callbacks. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 50);
};
