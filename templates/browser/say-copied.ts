/** ms that a button shows that it has copied. */
const shownFor = 2000;

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Shows and announces the success text of a copy button, then its own text again. */
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
