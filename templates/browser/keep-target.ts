import { fontScript } from './font-script.ts';

/** px from the top of the window within which the browser may have left the section. */
const near = 200;

function keep(): void {
  const target = document.querySelector(':target');
  const top = target?.getBoundingClientRect().top ?? 0;
  // Elsewhere, the reader has moved.
  if (top > 0 && top < near) target?.scrollIntoView();
}

/**
 * Brings the section in the address to its place when the page and its fonts are there. Firefox goes there before the
 * first frame, and does not follow when the fonts change the height of what stands above.
 */
export async function keepTarget(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await fontScript()?.shown;
  keep();
}
