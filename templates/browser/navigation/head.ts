/** Elements that describe the page. Everything else in the head belongs to the site or comes from a script. */
const facts =
  'meta[name="description"],meta[name="robots"],meta[name^="twitter:"],meta[property],link[rel="canonical"],link[rel="alternate"],script[type="application/ld+json"]';

/** Styles of the page, marked by `templates/parts/head.tsx`. */
const ownSheets = 'style[data-sheet][data-page]';
const pageStyles = `link[data-page],${ownSheets}`;
const modules = 'script[type="module"][src]';

const all = (from: Document, selector: string): Element[] => [...from.head.querySelectorAll(selector)];

/** Address of the element's content, also when the page holds the content inline. */
const address = (element: Element): string | null =>
  element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('data-sheet');

/** A copy that belongs to this document: a script parsed as data never runs. */
function copyOf(element: Element): HTMLElement {
  const copy = document.createElement(element.localName);
  for (const { name, value } of element.attributes) copy.setAttribute(name, value);
  return copy;
}

/** Elements of the next page that this document lacks, by their address. */
function missing(next: Document, selector: string): Element[] {
  const present = new Set(all(document, selector).map(address));
  return all(next, selector).filter((element) => !present.has(address(element)));
}

/** Compares the site's own script and style sheets, whose names have hashes: if they differ, anything else may. */
export function isSameBuild(next: Document): boolean {
  const [ours, theirs] = [document, next].map((page) => {
    const own = [
      page.head.querySelector(modules),
      ...page.querySelectorAll('[data-sheet][data-site],link[data-site]'),
    ];
    // A style sheet may be in the head and in the text.
    return [...new Set(own.map((element) => element && address(element)))].join();
  });
  return ours === theirs;
}

/** After the other style sheets, before the styles of the page's own demos. */
function addStyle(element: HTMLElement): void {
  const last = all(document, 'link[rel="stylesheet"],style[data-sheet]').at(-1);
  if (last === undefined) document.head.append(element);
  else last.after(element);
}

/** Resolves when a style sheet applies. One that fails is removed: else it would count as there. */
const applies = (link: Element): Promise<unknown> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', (error) => {
      link.remove();
      reject(error);
    });
  });

/** Adds style sheets that this document lacks; resolves when they apply, those included that were on their way. */
async function addLinks(next: Document, selector: string): Promise<void> {
  for (const element of missing(next, selector)) addStyle(copyOf(element));
  const links = document.head.querySelectorAll<HTMLLinkElement>(selector);
  await Promise.all([...links].filter(({ sheet }) => sheet === null).map(applies));
}

/**
 * Adds the style sheets of the site, which stand in the text that is about to leave; resolves when they apply. Style
 * sheets of the page stay with the text.
 */
export async function loadSiteStyles(next: Document): Promise<void> {
  for (const late of next.querySelectorAll('main link:is([data-site],[data-page])')) next.head.append(late);
  await addLinks(next, 'link[data-site]');
  // If it left with the text, its rules would be gone and come again in the frame that shows the next page.
  for (const late of document.querySelectorAll('main link[data-site]')) late.remove();
}

/** Adds the style sheets of the next page that have to be loaded; resolves when they apply. */
export async function loadStyles(next: Document): Promise<void> {
  await Promise.all([loadSiteStyles(next), addLinks(next, 'link[data-page]')]);
}

/** Replaces the page's part of the head; the scripts start when they have loaded. */
export function replaceHead(next: Document): void {
  document.title = next.title;
  const described = all(next, facts).map((element) => document.adoptNode(element));
  for (const element of all(document, facts)) element.remove();
  document.querySelector('title')?.after(...described);

  const [ours, theirs] = [document, next].map((page) =>
    page.head.querySelector('style[data-page]:not([data-sheet])'),
  );
  if (ours && theirs && ours.textContent !== theirs.textContent) ours.textContent = theirs.textContent;

  for (const sheet of missing(next, ownSheets)) {
    const copy = copyOf(sheet);
    copy.textContent = sheet.textContent;
    addStyle(copy);
  }

  const preloads = 'link[rel="modulepreload"]';
  const scripts = [...missing(next, preloads), ...missing(next, modules)].map(copyOf);
  for (const selector of [pageStyles, preloads, modules]) {
    const wanted = new Set(all(next, selector).map(address));
    for (const element of all(document, selector)) if (!wanted.has(address(element))) element.remove();
  }
  document.head.append(...scripts);
}
