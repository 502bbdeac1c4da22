// Functions that run in the page, so each holds all that it needs.

/** Brings each demo into view until it lives; returns those that do not. */
export async function wakeAll(limit: number): Promise<string[]> {
  const asleep: string[] = [];
  for (const demo of document.querySelectorAll<HTMLElement>('[data-demo]')) {
    demo.scrollIntoView({ block: 'center', behavior: 'instant' });
    const end = performance.now() + limit;
    while (
      demo.dataset.demoState !== 'live' &&
      demo.dataset.demoState !== 'failed' &&
      performance.now() < end
    )
      await new Promise((resolve) => setTimeout(resolve, 30));
    if (demo.dataset.demoState !== 'live') asleep.push(`${demo.id} ${demo.dataset.demoState}`);
  }
  return asleep;
}

/** What the page has said on its console since the last call. */
export const saidSoFar = (): string[] => (globalThis as unknown as { said: string[] }).said.splice(0);

/** Chooses scheme and direction as another tab would. */
export async function choose(mode: 'light' | 'dark', direction: 'ltr' | 'rtl'): Promise<void> {
  localStorage.setItem('mui-mode', mode);
  localStorage.setItem('mui-direction', direction);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}

/** Faults of layout, outside of demos: text beyond its box, boxes of a row over one another, a page that scrolls sideways. */
export async function layoutFaults(): Promise<string[]> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const tolerance = 1.5;
  const faults: string[] = [];
  const root = document.documentElement;
  const name = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? ''} "${element.textContent?.trim().slice(0, 30)}"`;
  // A demo under the resting pointer shows its tooltip, which its library leaves in place when the window shrinks.
  for (const tooltip of document.querySelectorAll<HTMLElement>('body > [role="tooltip"]'))
    tooltip.style.display = 'none';
  const excess = () => Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth;
  // Grids and charts follow a new width some frames later.
  for (const end = performance.now() + 3000; excess() > 0 && performance.now() < end; )
    await new Promise(requestAnimationFrame);
  const beyond = excess();
  if (beyond > 0) faults.push(`the page is ${beyond} px too wide`);
  // Text of a demo is the business of its library.
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.closest(
        '.demo-stage, svg, .sr, template, dialog:not([open]), [popover]:not(.sidebar, .contents)',
      ) === null && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
  );
  const styles = new Map(elements.map((element) => [element, getComputedStyle(element)]));
  const scrolls = (element: Element) => !/^(visible|)$/.test(styles.get(element)?.overflowX ?? 'hidden');
  const isPlaced = (element: Element) => /absolute|fixed/.test(styles.get(element)?.position ?? '');
  for (const element of elements) {
    const style = styles.get(element);
    if (style === undefined) continue;
    if (
      element.localName === 'wbr' &&
      /flex|grid/.test(styles.get(element.parentElement as Element)?.display ?? '')
    )
      faults.push(`a part of a name is a box: ${name(element.parentElement as Element)}`);
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    if (texts.length > 0 && !scrolls(element)) {
      let box: Element | null = element;
      while (box !== null && styles.get(box)?.display.startsWith('inline') && !isPlaced(box))
        box = box.parentElement;
      if (box !== null && !scrolls(box)) {
        const { left, right } = box.getBoundingClientRect();
        // A space at the end of a wrapped line hangs beyond the box, unseen. WebKit counts it.
        const hanging = style.whiteSpace === 'pre-wrap' ? Number.parseFloat(style.fontSize) : 0;
        const range = document.createRange();
        for (const text of texts) {
          range.selectNodeContents(text);
          for (const rect of range.getClientRects())
            if (
              rect.width > 0 &&
              (rect.left < left - tolerance || rect.right > right + tolerance + hanging)
            ) {
              faults.push(`text beyond its box: ${name(element)}`);
              break;
            }
        }
      }
    }
    if (/flex|grid/.test(style.display)) {
      const boxes = [...element.children]
        .filter((child) => styles.has(child) && !isPlaced(child) && styles.get(child)?.display !== 'contents')
        .map((child) => ({ child, rect: child.getBoundingClientRect() }))
        .filter(({ rect }) => rect.width > 0 && rect.height > 0);
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1)) {
          const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
          const height =
            Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
          if (width > tolerance && height > tolerance)
            faults.push(`${name(one.child)} and ${name(other.child)} overlap by ${Math.round(width)} px`);
        }
    }
  }
  return [...new Set(faults)];
}

/** Waits for an element. */
export async function until(selector: string): Promise<void> {
  const end = performance.now() + 60_000;
  while (document.querySelector(selector) === null) {
    if (performance.now() > end) {
      const reasons = [...document.querySelectorAll('.demo-problem, .not-loaded')].map((e) => e.textContent);
      throw new Error(`${selector} does not come; the page shows: ${reasons.join(' ')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** px from the top of the window to an element, once the page is at rest. */
export async function topOf(selector: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
}

/** Goes to a page by a link, and on to another one while a demo of the first settles. */
export async function leaveWhileSettling(
  first: string,
  next: string,
): Promise<{ wasSettling: boolean; path: string }> {
  const frame = () => new Promise(requestAnimationFrame);
  const follow = (path: string) => document.querySelector<HTMLElement>(`.sidebar a[href="${path}"]`)?.click();
  const settling = '.demo-live[style] .MuiDataGrid-root';
  const end = performance.now() + 60_000;
  // A link that is followed before the page's script has run loads a document.
  while (document.readyState !== 'complete') await frame();
  await frame();
  follow(first);
  while (document.querySelector(settling) === null && performance.now() < end) await frame();
  const wasSettling = document.querySelector(settling) !== null;
  follow(next);
  while (location.pathname !== next && performance.now() < end) await frame();
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return { wasSettling, path: location.pathname };
}

/** Goes back in the history to a path. */
export async function goBack(path: string): Promise<void> {
  const end = performance.now() + 60_000;
  history.back();
  while (location.pathname !== path || document.querySelector('main[data-status="entered"]') === null) {
    if (performance.now() > end) throw new Error(`${path} does not come back`);
    await new Promise(requestAnimationFrame);
  }
}

/** Marks the document, to tell it from the next one. */
export const mark = (): void => {
  document.documentElement.dataset.marked = '';
};

/** Whether the page at a path has come in a document without the mark. */
export const isNewPage = (path: string): boolean =>
  location.pathname === path && document.documentElement.dataset.marked === undefined;
