import { copyText } from './copy-text.ts';
import { sayCopied } from './say-copied.ts';

/** A button that contains the text it copies. */
export function startCopyCommands(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element | null)?.closest<HTMLElement>('[data-copy-text]');
    if (!button) return;
    try {
      await copyText(button.dataset.copyText ?? '');
    } catch {
      return;
    }
    sayCopied(button);
  });
}
