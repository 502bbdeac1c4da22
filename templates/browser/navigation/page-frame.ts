/** Parts of the header that depend on the page. */
const headerParts = ['.product', '.languages'];

/** A copy without anything that a page or a reader changes, for comparison. */
function plain(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll('[open],[aria-current]')]) {
    part.removeAttribute('open');
    part.removeAttribute('aria-current');
  }
  return copy;
}

const isAlike = (one: Element, other: Element): boolean => plain(one).isEqualNode(plain(other));

function setCurrent(link: Element | undefined, current: string | null): void {
  if (current === null) link?.removeAttribute('aria-current');
  else link?.setAttribute('aria-current', current);
}

/**
 * Within a product, the sidebar stays as the reader left it: the current page is marked and its branch opened. Another
 * product's branches replace it all at once, because branches inserted between others would shift them.
 */
function updateSidebar(next: Document): void {
  const [ours, theirs] = [document, next].map((page) => page.querySelector('.sidebar .roots'));
  if (!ours || !theirs) return;
  if (!isAlike(ours, theirs)) {
    ours.replaceWith(document.adoptNode(theirs));
    return;
  }
  const links = ours.querySelectorAll('a');
  for (const [index, link] of theirs.querySelectorAll('a').entries())
    setCurrent(links[index], link.getAttribute('aria-current'));
  const branches = ours.querySelectorAll('details');
  for (const [index, { open }] of theirs.querySelectorAll('details').entries()) {
    const branch = branches[index];
    if (branch && open) branch.open = true;
  }
}

/** Whether the next page has the page frame of this one, in the same language, so that only parts of it change. */
export const hasSamePageFrame = (next: Document): boolean =>
  next.documentElement.lang === document.documentElement.lang &&
  ['main', '.header', '.sidebar', 'dialog#site--search'].every(
    (part) => (next.querySelector(part) === null) === (document.querySelector(part) === null),
  );

/** Closes everything that was opened on the previous page. */
export function closeAll(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')) menu.open = false;
  if (document.fullscreenElement !== null) document.exitFullscreen();
}

/** Turns the page frame into that of the next page, and keeps what it can. */
export function updatePageFrame(next: Document): void {
  updateSidebar(next);
  for (const part of headerParts) {
    const [ours, theirs] = [document, next].map((page) => page.querySelector(`.header ${part}`));
    if (ours && theirs && !ours.isEqualNode(theirs)) ours.replaceWith(document.adoptNode(theirs));
  }
}
