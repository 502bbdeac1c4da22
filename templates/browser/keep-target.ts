/** px from the top of the window within which the browser may have left the section. */
const near = 200;

function keep(): void {
  const target = document.querySelector(':target');
  const top = target?.getBoundingClientRect().top ?? 0;
  // Elsewhere, the reader has moved.
  if (top > 0 && top < near) target?.scrollIntoView();
}

/**
 * Brings the section in the address to its place when the page has loaded. Firefox goes there before the first frame, and
 * does not follow when the fonts, which apply in that frame, change the height of what stands above.
 */
export function keepTarget(): void {
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
