import { read, write } from './storage.ts';

const key = 'sidebar-scroll';
const session = () => sessionStorage;

/** Keeps the scroll position of the sidebar from the previous page, and its current item in view. */
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
  // A closed popover has no size, so its current item can only be found once it opens.
  sidebar.addEventListener('toggle', (event) => {
    if (event.target === sidebar) reveal();
  });
  // In the frame of the new page: earlier, the page would be laid out before all listeners have changed it.
  document.addEventListener('docs:page', () => requestAnimationFrame(reveal));
  addEventListener('pagehide', () => write(key, String(sidebar.scrollTop), session));
}
