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
 * Adds a button below the heading of a section, which copies the section's Markdown. Nothing remains to do for a
 * button: a browser allows copying only shortly after the click, so this module must be there.
 */
export function prepare(near: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('#site--copy-section');
  const page = document.querySelector<HTMLElement>('.facts [data-copy-page]')?.dataset.copyPage;
  if (template === null || page === undefined || !near.matches('h2:not(:has(+ .copy-section))')) return;
  near.after(template.content.cloneNode(true));
  const button = near.nextElementSibling as HTMLElement;
  button.dataset.copyPage = page.replace(/md$/, `${encodeURIComponent(near.id.toLowerCase())}.md`);
  button.setAttribute('aria-describedby', near.id);
}

/** Copies the Markdown of a button's page or section, or opens it when that fails. */
export async function copy(button: HTMLElement): Promise<void> {
  const address = button.dataset.copyPage;
  if (address === undefined) return;
  try {
    await copyWhenLoaded(markdownAt(address));
    sayCopied(button);
  } catch {
    location.assign(address);
  }
}
