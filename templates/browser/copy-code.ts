/** How long the button says that it has copied, in ms. */
const shownFor = 2000;

/** For browsers and frames without the Clipboard API. */
function copyBySelection(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (!copied) throw new DOMException('The request is not allowed', 'NotAllowedError');
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}

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

/** A copy button on every block of code. */
export function startCopyButtons(): void {
  const template = document.querySelector<HTMLTemplateElement>('#copy-button');
  if (template === null) return;
  for (const block of document.querySelectorAll('.prose .code')) addButton(block, template);
}
