import { choose } from '../../renderer/preferences/store.ts';

const openMenus = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'),
];

function closeOutside({ target }: Event): void {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
}

/** The address decides what a page is in; the choice is for whoever asks which language the reader prefers. */
function keepLanguage({ target }: Event): void {
  const link = (target as Element).closest<HTMLElement>('[data-menu] a[data-language]');
  if (link?.dataset.language !== undefined) choose({ userLanguage: link.dataset.language });
}

/** A menu closes by Escape and by whatever happens outside of it; opening needs no script. */
export function startMenus(): void {
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
