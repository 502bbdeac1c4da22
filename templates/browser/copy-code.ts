import { copyText } from './copy-text.ts';
import { sayDemoCopied } from './demos.ts';
import { isLetter } from './keys.ts';
import { sayCopied } from './say-copied.ts';

/** Without its last line end, a pasted command waits in the terminal for Enter. */
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

/** Adds a copy button to every block of code on the page. A demo has one among its tools. */
function addButtons(): void {
  const template = document.querySelector<HTMLTemplateElement>('#site--copy-button');
  if (template === null) return;
  for (const block of document.querySelectorAll('.prose .code:not(.demo *, :has(> .copy))'))
    block.append(template.content.cloneNode(true));
}

/** The browser copies what a reader has selected, in the text or in a field. */
function hasSelection(): boolean {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    if (field.selectionStart !== field.selectionEnd) return true;
  return String(getSelection()) !== '';
}

/** One of the three modifier keys with C. */
function isShortcut(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const modifiers = Number(ctrlKey) + Number(metaKey) + Number(altKey);
  return isLetter(event, 'c') && modifiers === 1 && !shiftKey && !event.isComposing;
}

const pointedAt = (): Element | undefined => [...document.querySelectorAll('.code:hover')].at(-1);

/** Copies by the buttons. A key copies the block under the pointer or with the focus. */
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
