import { loadPanelStyles } from '../panel-styles.ts';
import { isComposing } from './composing.ts';
import { element } from './element.ts';
import { filter } from './filter.ts';
import { listbox, optionSelector } from './listbox.ts';
import { loadIndex } from './load-index.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import { action, group, link, results } from './results.ts';
import { texts } from './texts.ts';

/** ms without typing before the results are announced. */
const quiet = 600;

function keys(say: (key: string) => string): HTMLElement {
  const hint = (key: string, text: string) =>
    element('span', {}, ...Array.from(key, (sign) => element('kbd', {}, sign)), ` ${say(text)}`);
  const close = element('span', {}, element('kbd', {}, 'esc'), ` ${say('search.keyClose')}`);
  const hints = [hint('↑↓', 'search.keyMove'), hint('↵', 'search.keyOpen'), close];
  return element('div', { class: 'search-foot', 'aria-hidden': 'true' }, ...hints);
}

/**
 * Loads the index and makes the dialog work; rejects when the index or the styles cannot be loaded. The returned
 * function shows the results for the text in the field.
 */
export async function startDialog(dialog: HTMLDialogElement): Promise<() => void> {
  const input = dialog.querySelector('input');
  if (input === null) throw new Error('The search dialog has no field');
  const [index] = await Promise.all([loadIndex(dialog.dataset.index ?? ''), loadPanelStyles()]);
  const say = texts(index.manifest);
  const filterHere = () => filter(index.manifest, index.productOf(location.pathname), say);
  let choice = filterHere();
  const note = element('div', { class: 'search-note' });
  const options = element('div', {
    role: 'listbox',
    id: 'search-results',
    'aria-label': say('search.results'),
  });
  const list = listbox(input, options);
  const status = element('p', { role: 'status', class: 'sr' });
  const body = element('div', { class: 'search-body', tabindex: '-1' }, note, options);
  dialog.querySelector('.not-loaded')?.remove();
  dialog.append(choice.element, body, keys(say), status);
  input.setAttribute('aria-controls', 'search-results');

  let announcing: ReturnType<typeof setTimeout> | undefined;
  const announce = (text: string) => {
    clearTimeout(announcing);
    announcing = setTimeout(() => status.replaceChildren(text), quiet);
  };
  const explain = (...contents: (Node | string)[]) => note.replaceChildren(...contents);
  const button = (text: string, onClick: () => void) => {
    const made = element('button', { type: 'button', class: 'search-action' }, text);
    made.addEventListener('click', () => {
      onClick();
      input.focus();
    });
    return made;
  };

  const startOptions = () =>
    index.manifest.products.map(({ name, start }) =>
      link(start.href, 'search-page', element('span', { class: 'search-name' }, name)),
    );

  const showEmpty = () => {
    const recent = recentSearches();
    const searches = recent.map((query) => action({ 'data-query': query }, 'search-recent', query));
    const forget = button(say('search.clearRecent'), () => {
      forgetSearches();
      show();
    });
    explain();
    list.show(
      [
        ...(recent.length === 0 ? [] : [group('search-recent', say('search.recent'), searches)]),
        group('search-start', say('search.start'), startOptions()),
      ],
      false,
    );
    if (recent.length > 0) explain(forget);
    announce('');
  };

  const show = () => {
    const query = input.value.trim();
    if (query === '') return showEmpty();
    const product = choice.value();
    const found = index.search(query, product);
    const drawn = results(found, { query, index, say, single: product !== null });
    const everywhere = product === null || found.match === 'exact' ? null : index.search(query);
    const widen = button(say('search.elsewhere'), () => {
      choice.choose(null);
      show();
    });
    const aside = everywhere !== null && everywhere.match !== 'none' ? [widen] : [];
    if (found.match === 'none') {
      const heading = element('p', { class: 'search-nothing' }, say('search.none', { query }));
      explain(heading, element('p', {}, say('search.advice')), ...aside);
    } else if (found.match === 'exact') explain();
    else explain(element('p', {}, say(`search.${found.match}`)), ...aside);
    const fallback = drawn.length > 0 ? drawn : [group('search-start', say('search.start'), startOptions())];
    list.show(fallback, found.match !== 'none');
    body.scrollTop = 0;
    announce(
      found.match === 'none'
        ? `${say('search.none', { query })}. ${say('search.advice')}`
        : say('search.found', { count: found.hits.length }),
    );
  };

  /** The browser follows a link itself; other options change the search. */
  const take = (option: HTMLElement) => {
    const { query, product } = option.dataset;
    if (query !== undefined) input.value = query;
    if (product !== undefined) choice.choose(Number(product));
    if (query !== undefined || product !== undefined) show();
    else rememberSearch(input.value);
  };

  list.element.addEventListener('click', (event) => {
    const option = (event.target as Element).closest<HTMLElement>(optionSelector);
    if (option === null) return;
    take(option);
    const staysOpen = event.ctrlKey || event.metaKey || event.shiftKey;
    if (option instanceof HTMLAnchorElement && !staysOpen) dialog.close();
    else input.focus();
  });
  // Keeps the focus in the field. Links can still be dragged and opened elsewhere.
  list.element.addEventListener('mousedown', (event) => event.button === 0 && event.preventDefault());
  input.addEventListener('keydown', (event) => {
    const option = list.active();
    if (event.key !== 'Enter' || isComposing(event) || option === null) return;
    event.preventDefault();
    const { ctrlKey, metaKey, shiftKey } = event;
    option.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
  });
  input.addEventListener('input', show);
  choice.element.addEventListener('change', show);
  document.addEventListener('docs:page', () => {
    const left = choice.element;
    choice = filterHere();
    left.replaceWith(choice.element);
    input.value = '';
    choice.element.addEventListener('change', show);
  });
  dialog.addEventListener('close', () => announce(''));
  return show;
}
