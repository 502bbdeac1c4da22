import { quiet } from './quiet.ts';
import { nextFrame } from './settled.ts';

const root = document.documentElement;

/** Lays out the remaining pictures at once. */
function layOutAll(): void {
  delete root.dataset.skipsPictures;
}

/** A jump within the page lands by the heights of the pictures above its target. */
addEventListener(
  'click',
  ({ target }) => {
    if ((target as Element).closest?.('a[href*="#"]')) layOutAll();
  },
  { capture: true },
);

/**
 * Lays out the pictures of the page that the browser has skipped so far, one at a time, while the reader and the
 * browser rest. From then on everything is where it would be if none had been skipped.
 */
export async function layOutPictures(signal: AbortSignal): Promise<void> {
  const scrollers = document.querySelectorAll<HTMLElement>(
    '[data-skips-pictures] [data-demo]:not([data-demo-state]) > .demo-scroller',
  );
  for (const scroller of scrollers) {
    await quiet();
    if (signal.aborted) return;
    scroller.style.contentVisibility = 'visible';
    await nextFrame();
  }
  if (!signal.aborted) layOutAll();
}
