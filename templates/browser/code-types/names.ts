import type { CodeTypes } from '../../../renderer/view/code-types.ts';
import { fetchedOnce } from '../demo/fetched-once.ts';
import { floatBeside } from '../float.ts';
import { loadPanelStyles } from '../panel-styles.ts';
import { read } from '../storage.ts';
import { markNames, typeOf } from './mark-names.ts';
import { noteOn } from './note.ts';

/** ms that a pointer rests on a name before its note appears, or away from both before it goes. */
const delay = 250;

let typesAt = fetchedOnce((types: CodeTypes) => types);

const note = document.createElement('div');
note.className = 'code-note';
note.id = 'site--code-note';
note.popover = 'manual';

let timer: ReturnType<typeof setTimeout> | undefined;
/** The subject of the note: a name, or a block of code. */
let shown: HTMLElement | null = null;
let texts: CodeTypes['texts'] = {};
/** Kind of the pointer that was last pressed. */
let pointer = 'mouse';

const isOn = (): boolean => read('code-types') !== 'off';

const within = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const nameAt = (target: EventTarget | null): HTMLElement | null => within(target, '.code-name');
const blockAt = (target: EventTarget | null): HTMLElement | null =>
  within(target, '[data-types] .code > pre');
const namesIn = (block: Element | null | undefined): HTMLElement[] => [
  ...(block?.querySelectorAll<HTMLElement>('.code-name') ?? []),
];

function hide(): void {
  clearTimeout(timer);
  shown?.removeAttribute('aria-describedby');
  shown?.removeAttribute('data-noted');
  shown = null;
  if (note.isConnected) note.hidePopover();
}

function place(): void {
  if (shown === null) return;
  const { top, bottom } = shown.getBoundingClientRect();
  if (!shown.isConnected || bottom < 0 || top > innerHeight) hide();
  else floatBeside(note, shown, 'left', shown.matches('pre') ? 'above' : 'below');
}

function show(element: HTMLElement, contents: readonly Node[]): void {
  if (shown === element) return;
  hide();
  shown = element;
  note.replaceChildren(...contents);
  // Behind the code, so that its link is the next stop of the Tab key.
  element.closest('.code')?.append(note);
  note.showPopover();
  element.dataset.noted = '';
  element.setAttribute('aria-describedby', note.id);
  place();
}

function explain(name: HTMLElement): void {
  const type = typeOf(name);
  if (type !== undefined && isOn()) show(name, noteOn(type, texts));
}

/** On a block with the focus: the key that leads to its names. */
const hint = (block: HTMLElement): void => show(block, [new Text(texts['codeTypes.hint'])]);

function focusName(name: HTMLElement | null | undefined): void {
  if (!name) return;
  if (!name.matches('a')) name.setAttribute('role', 'button');
  name.focus();
  // In WebKit no element has a visible focus that a key brings after a press of the mouse.
  explain(name);
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Code runs from left to right on every page, and so do the arrow keys. */
function onKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (key === 'Escape' && shown !== null) {
    const focused = document.activeElement;
    const back = note.contains(focused) ? shown : nameAt(focused)?.closest('pre');
    hide();
    back?.focus();
    if (back) hide();
    return;
  }
  const name = nameAt(target);
  const names = namesIn(within(target, 'pre'));
  if (name === null) {
    if (key !== 'Enter' || target !== blockAt(target) || names.length === 0 || !isOn()) return;
    event.preventDefault();
    focusName(names[0]);
    return;
  }
  const step = steps[key];
  if (step !== undefined) {
    event.preventDefault();
    focusName(names[Math.max(0, Math.min(names.indexOf(name) + step, names.length - 1))]);
  } else if ((key === 'Enter' || key === ' ') && !name.matches('a')) {
    event.preventDefault();
    explain(name);
    note.querySelector<HTMLElement>('a')?.focus();
  }
}

function onPointer({ target, pointerType, buttons }: PointerEvent): void {
  // A reader who presses a button is about to select code.
  if (pointerType === 'touch' || buttons > 0) return;
  clearTimeout(timer);
  if (note.contains(target as Node)) return;
  const name = nameAt(target);
  if (name !== null) timer = setTimeout(explain, shown?.matches('.code-name') ? 0 : delay, name);
  else if (shown?.matches('.code-name') && shown !== document.activeElement) timer = setTimeout(hide, delay);
}

function onClick(event: Event): void {
  const name = nameAt(event.target);
  if (name === null) {
    if (!note.contains(event.target as Node)) hide();
    return;
  }
  // A link in the code opens with a mouse or a key; a touch shows its note, which has the link, too.
  if (name.matches('a') && pointer !== 'touch') return;
  event.preventDefault();
  if (String(getSelection()) === '') explain(name);
}

function onFocus({ target }: Event): void {
  const name = nameAt(target);
  const block = blockAt(target);
  if (name?.matches(':focus-visible')) explain(name);
  else if (block !== null && block === target && block.matches(':focus-visible') && namesIn(block).length > 0)
    hint(block);
  else if (!note.contains(target as Node) && name === null) hide();
}

let prepared = new WeakSet<Element>();

/** Marks the names of the block that a reader has reached. */
async function prepare(block: HTMLElement): Promise<void> {
  const href = within(block, '[data-types]')?.dataset.types ?? '';
  const [types] = await Promise.all([typesAt(href), loadPanelStyles()]);
  texts = types.texts;
  const code = block.querySelector(':scope > code');
  if (code === null || prepared.has(block)) return;
  prepared.add(block);
  markNames(code, types);
}

function onPage(event: Event): void {
  hide();
  if (!(event instanceof CustomEvent && event.detail?.isEdited)) return;
  // Code that an author edits has other types, and has lost the marks of its names.
  typesAt = fetchedOnce((types: CodeTypes) => types);
  prepared = new WeakSet();
}

/** A reader has reached code with a pointer or the focus: marks its names, then acts as if they had been marked. */
export async function reachCode(event: Event): Promise<void> {
  const block = blockAt(event.target);
  if (event instanceof PointerEvent) pointer = event.pointerType;
  if (block === null || prepared.has(block)) return;
  await prepare(block);
  if (event.type === 'click') {
    const { clientX, clientY } = event as MouseEvent;
    const name = nameAt(document.elementFromPoint(clientX, clientY));
    if (name !== null) explain(name);
  } else if (event.type === 'focusin') {
    if (document.activeElement === block) onFocus({ target: block } as unknown as Event);
  } else if (block.matches(':hover')) {
    const name = block.querySelector<HTMLElement>('.code-name:hover');
    if (name !== null && pointer !== 'touch') explain(name);
  }
}

document.addEventListener('pointerdown', ({ pointerType }) => {
  pointer = pointerType;
});
document.addEventListener('pointerover', onPointer);
document.addEventListener('focusin', onFocus);
document.addEventListener('click', onClick);
document.addEventListener('keydown', onKey);
document.addEventListener('docs:page', onPage);
addEventListener('scroll', place, { capture: true, passive: true });
