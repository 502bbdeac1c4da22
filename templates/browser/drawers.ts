/**
 * Closes a drawer when the focus goes on from its end to an element that the drawer covers, where it would be
 * invisible.
 */
export function uncover({ target }: Pick<Event, 'target'>): void {
  const drawer = document.querySelector<HTMLElement>('[popover="auto"]:popover-open');
  if (drawer === null || !(target instanceof Element) || drawer.contains(target)) return;
  const above = drawer.getBoundingClientRect();
  const below = target.getBoundingClientRect();
  const isBeside = below.right <= above.left || below.left >= above.right;
  const isOver = below.bottom <= above.top || below.top >= above.bottom;
  if (!isBeside && !isOver) drawer.hidePopover();
}

document.addEventListener('focusin', uncover);
// The focus may have gone on before this module arrived. On the button that opens a drawer it has not, and Safari focuses
// no button that is clicked.
if (!document.activeElement?.matches('body, [popovertarget]')) uncover({ target: document.activeElement });
