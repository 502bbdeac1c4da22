import { floatBeside } from '../float.ts';

/** ms that a pointer rests on a tool before its name appears; 0 when another name has just been shown. */
const delay = 400;

const tip = document.createElement('div');
tip.className = 'tip';
tip.popover = 'manual';
// A tool has an accessible name already.
tip.ariaHidden = 'true';

let timer: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = 0;
let named: Element | null = null;

function show(tool: HTMLElement): void {
  tip.textContent = tool.dataset.tip ?? tool.ariaLabel;
  if (!tip.textContent) return;
  if (!tip.isConnected) document.body.append(tip);
  tip.showPopover();
  floatBeside(tip, tool);
}

function hide(): void {
  clearTimeout(timer);
  if (tip.matches(':popover-open')) {
    tip.hidePopover();
    hiddenAt = performance.now();
  }
  named = null;
}

/** `tool` is under the pointer or has the focus; null when none is. */
function name(tool: HTMLElement | null, at: 'pointer' | 'focus'): void {
  if (tool === named) return;
  hide();
  named = tool;
  if (tool === null) return;
  const isSoon = at === 'focus' || performance.now() - hiddenAt < delay;
  timer = setTimeout(show, isSoon ? 0 : delay, tool);
}

const toolAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tool]') : null;

/** Shows the names of demo tools on hover and focus; Escape hides a name. */
export function startTooltips(): void {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') name(toolAt(event), 'pointer');
  });
  document.addEventListener('focusin', (event) => {
    const tool = toolAt(event);
    name(tool?.matches(':focus-visible') ? tool : null, 'focus');
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  document.addEventListener('click', hide);
  document.addEventListener('docs:page', hide);
  addEventListener('scroll', hide, { capture: true, passive: true });
  // This may have been loaded because a reader has just reached a tool.
  name(document.querySelector('[data-tool]:focus-visible'), 'focus');
  if (named === null) name(document.querySelector('[data-tool]:hover'), 'pointer');
}
