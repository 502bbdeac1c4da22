/** px between an element and what floats beside it, and between that and the edge of the window. */
const gap = 6;

/** Puts a shown popover above or below an element: in its middle, or at its left. */
export function floatBeside(
  floating: HTMLElement,
  element: Element,
  align: 'middle' | 'left' = 'middle',
  first: 'above' | 'below' = 'above',
): void {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = floating;
  const { clientWidth, clientHeight } = document.documentElement;
  const start = align === 'left' ? left : left + (width - offsetWidth) / 2;
  const above = top - offsetHeight - gap;
  const below = bottom + gap;
  const isAbove = first === 'above' ? above > gap : below + offsetHeight > clientHeight && above > gap;
  floating.style.left = `${Math.max(gap, Math.min(start, clientWidth - gap - offsetWidth))}px`;
  floating.style.top = `${isAbove ? above : below}px`;
}
