/** How long a button says that it has copied, in ms. */
const shownFor = 2000;

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Shows and announces the text a copy button keeps for that, then its own again. */
export function sayCopied(button: HTMLElement): void {
  const word = button.querySelector<HTMLElement>('[data-text]');
  const say = (text: string) => {
    button.toggleAttribute('data-copied', text !== '');
    if (word !== null) word.textContent = text;
  };
  say(word?.dataset.text ?? '');
  clearTimeout(timers.get(button));
  timers.set(button, setTimeout(say, shownFor, ''));
}
