import { hashTarget } from './hash-target.ts';

/** A section is in view once its heading has reached the top third of the window. */
const line = 1 / 3;

let observer: IntersectionObserver | null = null;

/** Scrolls only the list, never the page. */
function reveal(list: HTMLElement, link: HTMLElement): void {
  const visible = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  const room = link.offsetHeight * 2;
  if (top < visible.top + room) list.scrollTop -= visible.top + room - top;
  else if (bottom > visible.bottom - room) list.scrollTop += bottom - visible.bottom + room;
}

function follow(): void {
  observer?.disconnect();
  observer = null;
  const list = document.querySelector<HTMLElement>('.contents');
  if (list === null) return;
  const entries = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = hashTarget(link.hash);
    return heading === null ? [] : [{ link, heading }];
  });
  let current: HTMLElement | null = null;
  observer = new IntersectionObserver(
    () => {
      const passed = entries.filter(
        ({ heading }) => heading.getBoundingClientRect().top < innerHeight * line,
      );
      const next = passed.at(-1)?.link ?? null;
      if (next === current) return;
      current?.removeAttribute('aria-current');
      next?.setAttribute('aria-current', 'location');
      current = next;
      if (next !== null) reveal(list, next);
    },
    // Upwards without limit, so that no jump over it is missed.
    { rootMargin: `1000000px 0px -${(1 - line) * 100}% 0px` },
  );
  for (const { heading } of entries) observer.observe(heading);
  list.addEventListener('toggle', () => current !== null && reveal(list, current));
}

/** Marks the section in view in the contents. On a narrow screen, where they cover the text, a link closes them. */
export function startContents(): void {
  follow();
  document.addEventListener('click', ({ target }) => {
    (target as Element | null)
      ?.closest('.contents:popover-open a')
      ?.closest<HTMLElement>('.contents')
      ?.hidePopover();
  });
  // Headings below the first view have no place before.
  document.addEventListener('docs:page', () => requestAnimationFrame(() => setTimeout(follow)));
}
