import { moduleLoader } from '../../renderer/module-loader.ts';
import { onApproach } from './approach.ts';
import { isLetter } from './keys.ts';
import { sayNotLoaded } from './not-loaded.ts';

/** Elements in which `/` is text or belongs to a demo. */
const writing = 'input, textarea, select, [contenteditable], [role="textbox"], .demo-stage';

const isShortcut = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.isComposing) return false;
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (isLetter(event, 'k')) return (ctrlKey || metaKey) && !altKey && !shiftKey;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !(target as Element).closest?.(writing);
};

/** Opens the search dialog at once. Its code and the index load at the first sign that the reader wants to search. */
export function startSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#site--search');
  if (dialog === null) return;
  const loadCode = moduleLoader(() => import('./search/dialog.ts'));
  let loading: Promise<() => void> | null = null;
  const load = (): Promise<() => void> => {
    loading ??= loadCode()
      .then(({ startDialog }) => startDialog(dialog))
      .catch((error: unknown) => {
        loading = null;
        sayNotLoaded(dialog);
        throw error;
      });
    return loading;
  };
  const prepare = () => load().catch(() => {});
  const open = () => {
    // A popover would cover the dialog and take no input.
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    dialog.showModal();
    dialog.querySelector('input')?.select();
    load().then(
      (show) => show(),
      () => {},
    );
  };
  const opener = ({ target }: Event) => (target as Element).closest?.('[data-search-open]');

  document.addEventListener('click', (event) => {
    if (opener(event)) open();
  });
  onApproach((event) => opener(event) && prepare());
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (!dialog.open) open();
    else if (event.key !== '/') dialog.close();
  });
  dialog.addEventListener('click', ({ target }) => {
    // The dialog has no padding, so a click on the dialog itself is beside its parts.
    if (target === dialog || (target as Element).closest('[data-search-close]')) dialog.close();
  });
}
