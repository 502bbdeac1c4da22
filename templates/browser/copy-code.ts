import { copyText } from './copy-text.ts';
import { sayDemoCopied } from './demos.ts';
import { sayCopied } from './say-copied.ts';

/** Without its last line end a command waits in the terminal until it is wanted. */
const textOf = (block: Element): string =>
  (block.querySelector('code')?.textContent ?? '').replace(/\n$/, '');

async function copyBlock(block: Element): Promise<void> {
  try {
    await copyText(textOf(block));
  } catch {
    return;
  }
  const demo = block.closest<HTMLElement>('.demo');
  const button = block.querySelector<HTMLElement>(':scope > .copy');
  if (button !== null) sayCopied(button);
  else if (demo !== null) await sayDemoCopied(demo);
}

/** A copy button on every block of code that is on the page now; a demo has one among its tools. */
function addButtons(): void {
  const template = document.querySelector<HTMLTemplateElement>('#site--copy-button');
  if (template === null) return;
  for (const block of document.querySelectorAll('.prose .code:not(.demo *, :has(> .copy))'))
    block.append(template.content.cloneNode(true));
}

/** What a reader has marked is what the browser copies: in the text, or in a field of it. */
function hasSelection(): boolean {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    if (field.selectionStart !== field.selectionEnd) return true;
  return String(getSelection()) !== '';
}

/** One of the three keys with C; Alt makes another letter of it on some systems. */
function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  const isC = key.toLowerCase() === 'c' || (altKey && code === 'KeyC');
  return isC && Number(ctrlKey) + Number(metaKey) + Number(altKey) === 1 && !shiftKey && !isComposing;
}

const pointedAt = (): Element | undefined => [...document.querySelectorAll('.code:hover')].at(-1);

/** Copies by the buttons, and by a key the block that is pointed at or has the focus. */
export function startCopyButtons(): void {
  addButtons();
  document.addEventListener('docs:page', addButtons);
  document.addEventListener('click', ({ target }) => {
    const block = target instanceof Element && target.closest('.code > .copy')?.parentElement;
    if (block) copyBlock(block);
  });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isShortcut(event) || hasSelection()) return;
    const block = pointedAt() ?? document.activeElement?.closest('.code');
    if (!block) return;
    event.preventDefault();
    copyBlock(block);
  });
}
