// Functions that run in the page, so each holds all that it needs.

/** Sets text apart as WCAG 1.4.12 requires a page to bear; demos are the business of their libraries. */
export function spaceText(): void {
  const style = document.createElement('style');
  style.textContent = `
    :not(.demo-stage *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p:not(.demo-stage *) { margin-bottom: 2em !important }`;
  document.head.append(style);
}

/** Boxes that cut off or scroll their text, though not by a reader's choice of a long line of code. */
export const cutText = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.demo-scroller, [data-nearest] a, .product-name, .settings')]
    .filter((box) => box.checkVisibility())
    .filter((box) => {
      const { overflowY } = getComputedStyle(box);
      const isHigh = overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1;
      return isHigh || (!box.matches('.demo-scroller') && box.scrollWidth > box.clientWidth + 1);
    })
    .map(({ className, textContent }) => `${className} "${textContent?.trim().slice(0, 30)}"`);

/** Wraps text as translators of browsers do, now and whenever it changes. */
export function translate(): void {
  const own = new WeakSet<Node>();
  const wrap = (node: Node): void => {
    if (!(node instanceof Text)) {
      for (const child of [...node.childNodes]) wrap(child);
      return;
    }
    const kept = 'script, style, svg, textarea, [translate="no"], .cm-editor';
    if (own.has(node) || !node.data.trim() || !node.parentElement || node.parentElement.closest(kept)) return;
    const font = document.createElement('font');
    const text = new Text(`${node.data}·`);
    own.add(text);
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text);
    node.replaceWith(font);
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) wrap(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Demos that show not exactly one of picture and live demo. */
export const doubled = (): string[] =>
  [...document.querySelectorAll('.demo')]
    .filter((demo) => demo.querySelectorAll('.demo-picture, .demo-live').length !== 1)
    .map(({ id }) => id);

/** Elements outside of demos that would move, or scroll smoothly. */
export const moving = (): string[] =>
  [...document.querySelectorAll('html, body *')].flatMap((element) => {
    if (element.closest('.demo-stage')) return [];
    const { transitionDuration, animationName, animationDuration, scrollBehavior } =
      getComputedStyle(element);
    const lasts = (durations: string) => durations.split(',').some((each) => Number.parseFloat(each) > 0);
    const isAnimated = animationName !== 'none' && lasts(animationDuration);
    return isAnimated || lasts(transitionDuration) || scrollBehavior === 'smooth'
      ? [`${element.localName}.${element.getAttribute('class')}`]
      : [];
  });

/** Sorts the first grid and scrolls; what a reader comes back to. */
export async function leaveTraces(): Promise<void> {
  document.querySelector<HTMLElement>('.demo-live [role="columnheader"]')?.click();
  scrollTo(0, 300);
  addEventListener('pageshow', ({ persisted }) => {
    document.documentElement.dataset.kept = String(persisted);
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
}

export const traces = () => ({
  kept: document.documentElement.dataset.kept,
  top: scrollY,
  sort: document.querySelector('[aria-sort]')?.getAttribute('aria-sort'),
  scheme: document.documentElement.dataset.muiColorScheme,
});

/** Keeps the browser from keeping the document for the way back. */
export const letGo = (): void => addEventListener('unload', () => {});

/** Goes back once the call has returned. */
export const leave = (): void => void setTimeout(() => history.back(), 100);

export const textOf = (selector: string): string | null =>
  document.querySelector(selector)?.textContent ?? null;

export const textsOf = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

export const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** The first words of a closed entry that stand nowhere else in the page. */
export function wordsOfEntry(): string {
  const page = document.querySelector('main')?.textContent ?? '';
  const texts = [...document.querySelectorAll('.api-props .api-text > div:first-child')];
  const words = texts.flatMap(({ textContent }) => /^(?:\w+ ){5}\w+/.exec(textContent ?? '')?.[0] ?? []);
  return words.find((each) => page.split(each).length === 2) ?? '';
}

/** The text of the focused element, and the type that the note on a name in code shows. */
export const focused = () => ({
  text: document.activeElement?.textContent,
  type: document.querySelector('.code-note:popover-open .code-note-type')?.textContent ?? null,
});

/** A click that a script makes, wherever the element is. */
export const clickOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

/** Scrolls to the last demo. */
export const goToLastDemo = (): void =>
  [...document.querySelectorAll('[data-demo]')].at(-1)?.scrollIntoView();

/**
 * Elements that are current, chosen, pressed or selected and look like one beside them that is not. Demos are the
 * business of their libraries.
 */
export function alike(): string[] {
  const states = ['[aria-current]', '[aria-selected="true"]', '[aria-pressed="true"]'];
  const pairs = [
    ...states.flatMap((state) =>
      [...document.querySelectorAll<HTMLElement>(state)].map((on) => {
        const name = state.slice(1).split(/[=\]]/)[0];
        const group = on.closest('nav, [role="listbox"], [role="tablist"], fieldset, div');
        const same = [...(group?.querySelectorAll<HTMLElement>(on.localName) ?? [])];
        const isOff = (each: Element) => [null, 'false'].includes(each.getAttribute(name ?? ''));
        return { on, off: same.find((each) => each.className === on.className && isOff(each)) };
      }),
    ),
    ...[...document.querySelectorAll<HTMLInputElement>('[type="radio"]:checked')].map((on) => {
      const off = document.querySelector<HTMLElement>(`[name="${on.name}"]:not(:checked)`);
      return { on: on.closest('label') ?? on, off: off?.closest('label') };
    }),
  ];
  const look = (element: Element): string =>
    [element, ...element.children]
      .map((each) => {
        const style = getComputedStyle(each);
        const { color, backgroundColor, borderColor, outlineStyle, fontWeight, textDecorationLine } = style;
        return [color, backgroundColor, borderColor, outlineStyle, fontWeight, textDecorationLine].join();
      })
      .slice(0, 3)
      .join(' ');
  return pairs.flatMap(({ on, off }) => {
    if (!off || on.closest('.demo-stage') || !on.checkVisibility() || !off.checkVisibility()) return [];
    return look(on) === look(off) ? [`${on.className || on.localName} "${on.textContent?.trim()}"`] : [];
  });
}
