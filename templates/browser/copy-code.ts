import { copyText } from './copy-text.ts';

/** How long the button says that it has copied, in ms. */
const shownFor = 2000;

function addButton(block: Element, template: HTMLTemplateElement): void {
  const button = template.content.querySelector('button')?.cloneNode(true) as HTMLButtonElement;
  const word = button.querySelector<HTMLElement>('[data-text]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', async () => {
    try {
      // Without its last line end a command waits in the terminal until it is wanted.
      await copyText((block.querySelector('code')?.textContent ?? '').replace(/\n$/, ''));
    } catch {
      return;
    }
    const say = (text: string) => {
      button.toggleAttribute('data-copied', text !== '');
      if (word !== null) word.textContent = text;
    };
    say(word?.dataset.text ?? '');
    clearTimeout(timer);
    timer = setTimeout(say, shownFor, '');
  });
  block.append(button);
}

/** A copy button on every block of code; a demo has one among its tools. */
export function startCopyButtons(): void {
  const template = document.querySelector<HTMLTemplateElement>('#copy-button');
  if (template === null) return;
  for (const block of document.querySelectorAll('.prose .code:not(.demo *)')) addButton(block, template);
}
