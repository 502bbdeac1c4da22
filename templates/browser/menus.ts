import { choose } from '../../renderer/preferences/store.ts';

const openMenus = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'),
];

function closeOutside({ target }: Event): void {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
}

/** The address decides the language of a page. The stored choice is for code that reads the preferred language. */
function keepLanguage({ target }: Event): void {
  const link = (target as Element).closest<HTMLElement>('[data-menu] a[data-language]');
  if (link?.dataset.language !== undefined) choose({ userLanguage: link.dataset.language });
}

/**
 * Closes a menu on Escape and on anything outside it, and a drawer that covers the focus. Opening needs no script.
 */
export function startMenus(): void {
  // The code for drawers loads with the first one; without it, they work as the browser has them.
  const prepare = ({ target }: Event) => {
    if ((target as HTMLElement).popover) import('./drawers.ts').catch(() => {});
  };
  document.addEventListener('toggle', prepare, true);
  document.addEventListener('pointerdown', closeOutside);
  document.addEventListener('focusin', closeOutside);
  document.addEventListener('click', keepLanguage);
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      if (!menu.contains(target as Node)) continue;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}
