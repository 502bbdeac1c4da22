import { fill } from '../../renderer/text.ts';
import { hashTarget } from './hash-target.ts';

/** The parts of the page with the lists: from one heading to the next. */
function parts(list: Element): Element[][] {
  const found: Element[][] = [[]];
  for (const element of list.parentElement?.children ?? []) {
    if (/^H[2-6]$/.test(element.tagName)) found.push([]);
    found.at(-1)?.push(element);
  }
  return found;
}

const entries = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.api-entry')];

/**
 * The entries whose names have all typed words; if there are none, those that have them in their names and texts
 * together. Null when nothing is typed.
 */
function fitting({ value }: HTMLInputElement): ReadonlySet<Element> | null {
  const words = value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const having = (selector: string): Element[] =>
    entries().filter((entry) => {
      const texts = [...entry.querySelectorAll(selector)].map(({ textContent }) => textContent);
      const text = texts.join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    });
  const named = having('.api-name');
  return new Set(named.length > 0 ? named : having('.api-name, .api-text'));
}

const isShown = (fits: ReadonlySet<Element> | null, entry: Element | null): boolean =>
  fits === null || (entry !== null && fits.has(entry));

/** Shows the entries that fit what is typed, and the parts of the page with such an entry. */
function filter(input: HTMLInputElement): void {
  const lists = [...document.querySelectorAll<HTMLElement>('.api')];
  const [first] = lists;
  if (first === undefined) return;
  const fits = fitting(input);
  const all = entries();
  for (const entry of all) entry.toggleAttribute('data-filtered', !isShown(fits, entry));
  const isEmpty = (list: Element) => list.querySelector('.api-entry:not([data-filtered])') === null;
  for (const part of parts(first)) {
    const own = part.filter((element) => element.matches('.api'));
    const isGone = own.length > 0 && own.every(isEmpty);
    // The first list contains the field.
    for (const element of part) element.toggleAttribute('data-filtered', isGone && !own.includes(first));
  }
  for (const list of lists) list.querySelector('.api-list')?.toggleAttribute('data-filtered', isEmpty(list));
  const output = input.parentElement?.querySelector('output');
  if (output)
    output.textContent =
      fits === null ? '' : fill(output.dataset.text ?? '', { shown: fits.size, total: all.length });
}

/** Shows the entries that fit what is typed, and the headings above them, in the contents alone. */
function filterContents(input: HTMLInputElement): void {
  const fits = fitting(input);
  // From the innermost, because a heading is shown for what is below it.
  for (const item of [...document.querySelectorAll('.contents li')].reverse()) {
    const link = item.querySelector<HTMLAnchorElement>(':scope > a');
    const below = item.querySelector('li:not([data-filtered])') !== null;
    item.toggleAttribute('data-filtered', !below && !isShown(fits, link && hashTarget(link.hash)));
  }
}

const shownNames = '.api-entry:not([data-filtered]) .api-name';
const shownContents = '.contents li:not([data-filtered]) > a';

/** The link to the entry with the typed name, or else to the first entry that fits; null when nothing is typed. */
function best({ value }: HTMLInputElement, links: string): HTMLAnchorElement | null {
  const typed = value.trim().toLowerCase();
  if (typed === '') return null;
  const named = [...document.querySelectorAll<HTMLAnchorElement>(links)].flatMap((link) => {
    const name = hashTarget(link.hash)?.querySelector('.api-name')?.textContent;
    return name ? [{ link, name }] : [];
  });
  return (named.find(({ name }) => name.toLowerCase() === typed) ?? named[0])?.link ?? null;
}

/** Lets a reader narrow the lists of the API reference, and the contents of their page, by typing. */
export function startApiFilter(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.matches('.api-filter input')) filter(target);
    if (target.matches('.contents-filter input')) filterContents(target);
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, isComposing, keyCode } = event;
    // As in `search/composing.ts`, which would be a request of its own.
    if (key !== 'Enter' || isComposing || keyCode === 229 || !(target instanceof HTMLInputElement)) return;
    if (target.matches('.api-filter input')) best(target, shownNames)?.focus();
    if (target.matches('.contents-filter input')) best(target, shownContents)?.click();
  });
  // The target of an address must be there to be seen.
  addEventListener('hashchange', () => {
    const input = document.querySelector<HTMLInputElement>('.api-filter input');
    if (input === null || input.value === '') return;
    const target = hashTarget(location.hash);
    if (target?.closest('[data-filtered]') === null) return;
    input.value = '';
    filter(input);
    target?.scrollIntoView();
  });
}
