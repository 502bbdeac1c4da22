import { fill } from '../../../renderer/text.ts';
import type { DemoAlternative } from '../../../renderer/view/demo.ts';
import type { DemoEdited } from '../../../renderer/view/events.ts';
import { announce } from '../announce.ts';
import { openCode } from './code-view.ts';
import { editingOf } from './edit/editings.ts';
import { problemText } from './edit/problem-text.ts';
import { fetchedOnce } from './fetched-once.ts';
import { alternativeOf, setAlternative } from './fragments.ts';
import { hasRunAsChosen, runAlternative } from './run-alternative.ts';
import { words } from './words.ts';

/** The choices of a demo besides the original. */
const loadAlternatives = fetchedOnce((alternatives: readonly DemoAlternative[]) => alternatives);

const nameOn = (tool: HTMLElement): HTMLElement => tool.querySelector('span') ?? tool;

/** The library that a demo is written with, as the document names it. */
const written = new WeakMap<HTMLElement, string>();

function show(demo: HTMLElement, tool: HTMLElement, alternative: DemoAlternative | undefined): void {
  setAlternative(demo, alternative);
  nameOn(tool).textContent = alternative?.name ?? written.get(tool) ?? '';
}

/** Changes code and demo together. */
async function apply(
  demo: HTMLElement,
  tool: HTMLElement,
  alternative: DemoAlternative | undefined,
): Promise<void> {
  show(demo, tool, alternative);
  await Promise.all([openCode(demo), runAlternative(demo)]);
}

const heard = new WeakSet<HTMLElement>();

/** Announces the result of a run. Without a result, the demo is the original again. */
function tellOutcome(demo: HTMLElement, tool: HTMLElement): void {
  if (heard.has(demo)) return;
  heard.add(demo);
  demo.addEventListener('docs:demo-edited', (event) => {
    const alternative = alternativeOf(demo);
    // The editor reports on code that is changed in it.
    if (alternative === undefined || editingOf(demo) !== undefined || !hasRunAsChosen(demo)) return;
    const problem = (event as CustomEvent<DemoEdited>).detail;
    if (problem !== null) apply(demo, tool, undefined).catch(() => announce(words().notLoaded));
    announce(
      problem === null
        ? fill(words().alternativeShown, { name: alternative.name })
        : problemText(problem, words()),
    );
  });
}

async function choose(
  demo: HTMLElement,
  tool: HTMLElement,
  alternative: DemoAlternative | undefined,
): Promise<void> {
  if (alternative === alternativeOf(demo)) return;
  tellOutcome(demo, tool);
  // Edits made there wait until the reader comes back to that library.
  editingOf(demo)?.close();
  await apply(demo, tool, alternative);
  if (alternative === undefined)
    announce(fill(words().alternativeShown, { name: nameOn(tool).textContent ?? '' }));
}

function menuItem(name: string, isChosen: boolean): HTMLButtonElement {
  const item = document.createElement('button');
  item.type = 'button';
  item.textContent = name;
  item.tabIndex = -1;
  item.setAttribute('role', 'menuitemradio');
  item.ariaChecked = String(isChosen);
  return item;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** The item that a key leads to; the row wraps at both ends. */
function itemFor(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  const current = items.indexOf(document.activeElement as HTMLElement);
  if (step === Infinity) return items.at(-1);
  return step === -Infinity ? items[0] : items[(current + step + items.length) % items.length];
}

/** Below the tool, or above it near the bottom of the window. */
function place(menu: HTMLElement, tool: HTMLElement): void {
  const at = tool.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const left = getComputedStyle(tool).direction === 'rtl' ? at.right - width : at.left;
  const inside = Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8));
  menu.style.left = `${inside + scrollX}px`;
  menu.style.top = `${scrollY + (at.bottom + height > innerHeight ? at.top - height : at.bottom)}px`;
}

/** Closes the open menu. */
let close: (() => void) | null = null;

function openMenu(demo: HTMLElement, tool: HTMLButtonElement, list: readonly DemoAlternative[]): void {
  const menu = document.createElement('div');
  menu.className = 'demo-menu';
  menu.popover = 'manual';
  menu.setAttribute('role', 'menu');
  menu.ariaLabel = (tool.textContent ?? '').replace(/:.*$/s, '');
  const current = alternativeOf(demo);
  const choices = [undefined, ...list];
  const items = choices.map((choice) =>
    menuItem(choice?.name ?? written.get(tool) ?? '', choice?.name === current?.name),
  );
  menu.append(...items);
  const shut = () => {
    // Removing it moves the focus, which would close it again.
    if (close !== shut) return;
    close = null;
    tool.ariaExpanded = 'false';
    if (menu.contains(document.activeElement)) tool.focus();
    menu.remove();
  };
  menu.addEventListener('click', ({ target }) => {
    const index = items.indexOf(target as HTMLButtonElement);
    if (index < 0) return;
    shut();
    choose(demo, tool, choices[index]).catch(() => announce(words().notLoaded));
  });
  menu.addEventListener('keydown', (event) => {
    // The row of tools handles the same keys.
    event.stopPropagation();
    if (event.key === 'Tab' || event.key === 'Escape') return shut();
    const next = itemFor(event.key, items);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    const isNear = relatedTarget === tool || menu.contains(relatedTarget as Node | null);
    if (!isNear) shut();
  });
  close = shut;
  tool.after(menu);
  tool.ariaExpanded = 'true';
  menu.showPopover();
  place(menu, tool);
  (items.find(({ ariaChecked }) => ariaChecked === 'true') ?? items[0])?.focus({ preventScroll: true });
}

/** Opens or closes the menu of a demo's libraries. */
export async function toggleMenu(demo: HTMLElement, tool: HTMLButtonElement): Promise<void> {
  const wasOpen = tool.ariaExpanded === 'true';
  close?.();
  if (wasOpen) return;
  if (!written.has(tool)) written.set(tool, nameOn(tool).textContent ?? '');
  const list = await loadAlternatives(tool.value);
  if (demo.isConnected && close === null) openMenu(demo, tool, list);
}
