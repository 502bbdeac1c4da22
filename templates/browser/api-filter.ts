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

/** Shows the entries whose names have all words of the field, and the parts of the page with such an entry. */
function filter(input: HTMLInputElement): void {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const lists = [...document.querySelectorAll<HTMLElement>('.api')];
  const [first] = lists;
  if (first === undefined) return;
  let shown = 0;
  let total = 0;
  for (const entry of document.querySelectorAll<HTMLElement>('.api-entry')) {
    const name = entry.querySelector('.api-name')?.textContent?.toLowerCase() ?? '';
    const fits = words.every((word) => name.includes(word));
    entry.toggleAttribute('data-filtered', !fits);
    total += 1;
    if (fits) shown += 1;
  }
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
    output.textContent = words.length === 0 ? '' : fill(output.dataset.text ?? '', { shown, total });
}

/** Lets a reader narrow the lists of the API reference by typing names. */
export function startApiFilter(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('.api-filter input')) filter(target);
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
