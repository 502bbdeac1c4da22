/** Parts of the header that depend on the page. */
const headerParts = ['.product', '.languages'];

/** A copy without what a page or a reader changes, to be compared. */
function plain(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll('[open],[aria-current]')]) {
    each.removeAttribute('open');
    each.removeAttribute('aria-current');
  }
  return copy;
}

const isAlike = (one: Element, other: Element): boolean => plain(one).isEqualNode(plain(other));

function setCurrent(link: Element | undefined, current: string | null): void {
  if (current === null) link?.removeAttribute('aria-current');
  else link?.setAttribute('aria-current', current);
}

/**
 * Of one product's pages, the sidebar stays as the reader left it; the current page is marked, and its branch opened.
 * Another product's branches come all at once: parts put between the others would push them about.
 */
function updateSidebar(next: Document): void {
  const [ours, theirs] = [document, next].map((each) => each.querySelector('.sidebar .roots'));
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

/** What was opened on the page that is left. */
export function closeAll(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')) menu.open = false;
  if (document.fullscreenElement !== null) document.exitFullscreen();
}

/** Makes what is around the main region that of the next page, and keeps what it can. */
export function updatePageFrame(next: Document): void {
  updateSidebar(next);
  for (const part of headerParts) {
    const [ours, theirs] = [document, next].map((each) => each.querySelector(`.header ${part}`));
    if (ours && theirs && !ours.isEqualNode(theirs)) ours.replaceWith(document.adoptNode(theirs));
  }
}
