import { read } from './storage.ts';

/** Loads the types of the names in code when a reader reaches a block of code. */
export function startCodeTypes(): void {
  const reach = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element && target.closest('[data-types] .code > pre'))) return;
    if (read('code-types') !== 'off')
      import('./code-types/names.ts').then(({ reachCode }) => reachCode(event)).catch(() => {});
  };
  document.addEventListener('pointerover', reach);
  document.addEventListener('focusin', reach);
  document.addEventListener('click', reach);
}
