/** Elements beside the page that a reader may see: menus and dialogs that demos have opened, and some of the site. */
const besidePage = (): number =>
  document.querySelectorAll(
    'body > :not(link, script, style, template, [aria-hidden="true"], [role="status"])',
  ).length;

let besideAtStart = 0;

/** Call it when the demos of a page may start. */
export function noteBesidePage(): void {
  besideAtStart = besidePage();
}

/** False in a page that stays, where the demo starts again in its place, and for a frame, which would load again. */
const mayMove = (live: Element): boolean => !live.isConnected && live.querySelector('iframe') === null;

/** False when a demo has opened something, which would cover the next page or hold the focus. */
const canWait = ({ style }: HTMLElement): boolean =>
  !document.hidden && besidePage() === besideAtStart && 'contentVisibility' in style;

/**
 * Unmounts live demos whose page has left. Unmounting takes long, so the next page is painted first. Until then the
 * demos stay in the document without layout: outside it, they would measure no size, and log errors.
 */
export function takeDown(roots: ReadonlyMap<HTMLElement, () => void>): void {
  const waiting: (() => void)[] = [];
  const place = document.createElement('div');
  place.style.cssText = 'position: absolute; content-visibility: hidden';
  const wait = canWait(place);
  for (const [figure, unmount] of roots) {
    const live = figure.querySelector('.demo-live');
    if (wait && live !== null && mayMove(live)) {
      place.append(live);
      waiting.push(unmount);
    } else unmount();
  }
  if (waiting.length === 0) return;
  // Not in the body, whose style sheets match its children.
  document.documentElement.append(place);
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setTimeout(next);
    else place.remove();
  };
  requestAnimationFrame(() => setTimeout(next));
}
