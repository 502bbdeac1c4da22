import { startApiFilter } from './api-filter.ts';
import { showApiOrder, startApiOrder } from './api-order.ts';
import { hashTarget } from './hash-target.ts';
import { isLetter } from './keys.ts';
import { write } from './storage.ts';

const root = document.documentElement;

/** `section-layout` pairs, as written before the first paint. */
const choices = (): string[] => (root.dataset.api ?? '').split(' ').filter(Boolean);

const inputs = () => document.querySelectorAll<HTMLInputElement>('.api-layout [data-section]');

function choose({ dataset: { section }, value }: HTMLInputElement): void {
  const others = choices().filter((choice) => !choice.startsWith(`${section}-`));
  root.dataset.api = [...others, `${section}-${value}`].join(' ');
  write(`apiPage_${section}`, value);
  showChoices();
}

/** Shows the current choices on the controls, and gives entries of one line the buttons that open them. */
function showChoices(): void {
  const current = choices();
  for (const input of inputs()) input.checked = current.includes(`${input.dataset.section}-${input.value}`);
  if (current.some((choice) => choice.endsWith('-collapsed'))) addToggles();
}

/** Whether a search of the browser for text on the page opens what is closed. */
const canFind = (): boolean => 'onbeforematch' in root;

const isOpen = (entry: Element): boolean => entry.matches('[data-open], :target:not([data-shut])');

function open(entry: Element, wanted: boolean): void {
  entry.toggleAttribute('data-open', wanted);
  entry.toggleAttribute('data-shut', !wanted);
  entry.querySelector('.api-toggle')?.setAttribute('aria-expanded', String(wanted));
}

/** Not in the document: the buttons need this script, and a long page has hundreds. */
function addToggles(): void {
  for (const entry of document.querySelectorAll('.api-entry')) {
    if (entry.querySelector('.api-toggle') !== null) continue;
    const toggle = document.createElement('button');
    toggle.type = 'button';
    toggle.className = 'api-toggle';
    toggle.setAttribute('aria-expanded', String(isOpen(entry)));
    toggle.setAttribute('aria-label', entry.querySelector('.api-name')?.textContent ?? '');
    entry.querySelector('dt')?.append(toggle);
    if (canFind())
      for (const each of entry.querySelectorAll(':scope > dd')) each.setAttribute('hidden', 'until-found');
  }
}

/** Opens the target of the address, even when the browser did not navigate to it. */
function openTarget(): void {
  const entry = hashTarget(location.hash);
  if (entry?.matches('.api-entry')) open(entry, true);
}

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches('.api-layout [data-section]')) choose(target);
});
document.addEventListener('click', ({ target }) => {
  const entry = (target as Element | null)?.closest('.api-toggle')?.closest('.api-entry');
  if (entry) open(entry, !isOpen(entry));
});
document.addEventListener('beforematch', ({ target }) => {
  const entry = (target as Element).closest('.api-entry');
  if (entry !== null) open(entry, true);
});
// Elsewhere the key that starts the search opens all.
document.addEventListener('keydown', (event) => {
  if (canFind() || !isLetter(event, 'f') || !(event.ctrlKey || event.metaKey)) return;
  for (const entry of document.querySelectorAll('.api-entry')) open(entry, true);
});
addEventListener('hashchange', openTarget);
startApiFilter();
startApiOrder();

/** Keeps a browser that translates the page from changing names. So many marks would be heavy in the document. */
function keepNames(): void {
  for (const name of document.querySelectorAll<HTMLElement>('.api-name')) name.translate = false;
}

/** Sets up the layout controls of the API reference on the current page, and the entries of the one-line layout. */
export function showApiLayout(): void {
  showChoices();
  showApiOrder();
  openTarget();
  keepNames();
}
