import { isComposing } from './composing.ts';

/** The options below a combobox. One of them is active while the focus stays in the field. */
export interface Listbox {
  readonly element: HTMLElement;
  /** Shows new contents; `first` makes their first option active, or a section of its page with the typed name. */
  readonly show: (contents: readonly Node[], first: boolean) => void;
  readonly active: () => HTMLElement | null;
}

export const optionSelector = '[role="option"]';

const nameOf = (option: HTMLElement): string =>
  option.querySelector('.search-name')?.textContent?.toLowerCase() ?? '';

/** The first option, unless it is a page of which a section has the typed name and the page has not. */
function bestOf([first, ...others]: readonly HTMLElement[], typed: string): HTMLElement | undefined {
  if (first === undefined || nameOf(first).endsWith(typed)) return first;
  const end = others.findIndex((option) => !option.matches('.search-section'));
  const sections = end < 0 ? others : others.slice(0, end);
  return sections.find((section) => nameOf(section) === typed) ?? first;
}

export function listbox(input: HTMLInputElement, element: HTMLElement): Listbox {
  const options = () => [...element.querySelectorAll<HTMLElement>(optionSelector)];
  const active = () => element.querySelector<HTMLElement>('[aria-selected="true"]');

  const activate = (option: HTMLElement | undefined, scroll = true) => {
    active()?.setAttribute('aria-selected', 'false');
    option?.setAttribute('aria-selected', 'true');
    if (option === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', option.id);
    if (!scroll || option === undefined) return;
    // Brings the heading above the first option into view.
    if (option === options()[0]) element.parentElement?.scrollTo({ top: 0 });
    else option.scrollIntoView({ block: 'nearest' });
  };

  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.altKey || isComposing(event)) return;
    event.preventDefault();
    const all = options();
    const current = active();
    const from = current === null ? (step > 0 ? -1 : 0) : all.indexOf(current);
    activate(all[(from + step + all.length) % all.length]);
  });
  // Not `pointerenter`: a list that moves under a resting pointer must not choose.
  element.addEventListener('pointermove', ({ target }) => {
    const option = (target as Element).closest<HTMLElement>(optionSelector);
    if (option !== null && option !== active()) activate(option, false);
  });

  return {
    element,
    active,
    show: (contents, first) => {
      element.replaceChildren(...contents);
      const all = options();
      for (const [index, option] of all.entries()) option.id = `search-option-${index}`;
      element.hidden = all.length === 0;
      input.setAttribute('aria-expanded', String(all.length > 0));
      activate(first ? bestOf(all, input.value.trim().toLowerCase()) : undefined);
    },
  };
}
