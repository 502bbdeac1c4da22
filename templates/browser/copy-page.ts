import { copyText } from './copy-text.ts';
import { sayCopied } from './say-copied.ts';

async function markdownAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Safari lets a page copy only during the click, but the copied text may arrive later. */
async function copyWhenLoaded(text: Promise<string>): Promise<void> {
  const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
  // It fails with the text, which is handled below.
  blob.catch(() => {});
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    await copyText(await text);
  }
}

/**
 * Copies the page's Markdown, or opens it when that fails. Listens on the document, because the page may be replaced.
 */
export function startCopyPage(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element | null)?.closest<HTMLElement>('[data-copy-page]');
    const address = button?.dataset.copyPage;
    if (!button || address === undefined) return;
    try {
      await copyWhenLoaded(markdownAt(address));
      sayCopied(button);
    } catch {
      location.assign(address);
    }
  });
}
