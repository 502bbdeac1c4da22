/** A menu or dialog that a demo puts at the end of the body. */
const isOverlay = (element: Element): boolean =>
  element instanceof HTMLElement &&
  !element.matches('.demo-stage, script, style') &&
  element.getClientRects().length > 0;

/** Reports the height of the stage in px, and whether something covers it, whenever either changes. */
export function watchSize(tell: (height: number, overlaid: boolean) => void): void {
  const stage = document.querySelector<HTMLElement>('.demo-stage') ?? document.body;
  let last = '';
  const measure = () => {
    const height = stage.getBoundingClientRect().height;
    const overlaid = [...document.body.children].some(isOverlay);
    const now = `${height} ${overlaid}`;
    if (now === last) return;
    last = now;
    tell(height, overlaid);
  };
  new ResizeObserver(measure).observe(stage);
  new MutationObserver(measure).observe(document.body, { childList: true });
}
