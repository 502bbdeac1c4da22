import { copyText } from './copy-text.ts';
import { sayCopied } from './say-copied.ts';

function addButton(block: Element, template: HTMLTemplateElement): void {
  const button = template.content.querySelector('button')?.cloneNode(true) as HTMLButtonElement;
  button.addEventListener('click', async () => {
    try {
      // Without its last line end a command waits in the terminal until it is wanted.
      await copyText((block.querySelector('code')?.textContent ?? '').replace(/\n$/, ''));
    } catch {
      return;
    }
    sayCopied(button);
  });
  block.append(button);
}

/** A copy button on every block of code; a demo has one among its tools. */
function addButtons(): void {
  const template = document.querySelector<HTMLTemplateElement>('#copy-button');
  if (template === null) return;
  for (const block of document.querySelectorAll('.prose .code:not(.demo *)')) addButton(block, template);
}

export function startCopyButtons(): void {
  addButtons();
  document.addEventListener('docs:page', addButtons);
}
