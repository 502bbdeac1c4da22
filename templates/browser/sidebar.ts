import { read, write } from './storage.ts';

const key = 'sidebar-scroll';
const session = () => sessionStorage;

/** Keeps the sidebar where it was on the page before, and its current item in view. */
export function startSidebar(): void {
  const sidebar = document.querySelector<HTMLElement>('.sidebar');
  if (sidebar === null) return;
  const reveal = () => {
    const current = sidebar.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    const visible = sidebar.getBoundingClientRect();
    if (current && (current.top < visible.top || current.bottom > visible.bottom))
      sidebar.scrollTop += current.top - visible.top - visible.height / 3;
  };
  sidebar.scrollTop = Number(read(key, session));
  reveal();
  // A closed popover has no size: only once it opens can its current item be found.
  sidebar.addEventListener('toggle', (event) => {
    if (event.target === sidebar) reveal();
  });
  document.addEventListener('docs:page', reveal);
  addEventListener('pagehide', () => write(key, String(sidebar.scrollTop), session));
}
