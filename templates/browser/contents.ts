import { hashTarget } from './hash-target.ts';

let observer: IntersectionObserver | null = null;

/** Scrolls only the list, never the page. */
function reveal(list: HTMLElement, link: HTMLElement): void {
  const visible = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  const room = link.offsetHeight * 2;
  if (top < visible.top + room) list.scrollTop -= visible.top + room - top;
  else if (bottom > visible.bottom - room) list.scrollTop += bottom - visible.bottom + room;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

function follow(): void {
  observer?.disconnect();
  const list = document.querySelector<HTMLElement>('.contents');
  if (list === null) return;
  const entries = [...list.querySelectorAll('a')].flatMap((link) => {
    const heading = hashTarget(link.hash);
    return heading === null ? [] : [[link, heading] as const];
  });
  let current: HTMLElement | undefined;
  const mark = () => {
    const passed = entries.filter(([, heading]) => topOf(heading) < innerHeight / 3);
    // Short sections follow the one that the reader went to.
    const target = passed.find(([link, heading]) => link.hash === location.hash && topOf(heading) > 0);
    const next = (target ?? passed.at(-1))?.[0];
    if (next === current) return;
    current?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'location');
    current = next;
    if (next) reveal(list, next);
  };
  // Upwards without limit, so that no jump over the line is missed.
  observer = new IntersectionObserver(mark, { rootMargin: '1000000px 0px -66%' });
  for (const [, heading] of entries) observer.observe(heading);
  // On a short way no heading passes the line. The list of the next page takes the place of this handler.
  globalThis.onhashchange = mark;
  list.addEventListener('toggle', () => current && reveal(list, current));
}

/** Marks the section in view in the contents. On a narrow screen, where they cover the text, a link closes them. */
export function startContents(): void {
  follow();
  document.addEventListener('click', ({ target }) => {
    (target as Element).closest('.contents:popover-open a')?.closest<HTMLElement>('.contents')?.hidePopover();
  });
  // Headings below the first view have no place before.
  document.addEventListener('docs:page', () => requestAnimationFrame(() => setTimeout(follow)));
}
