/** Elements that describe the page. Everything else in the head belongs to the site or comes from a script. */
const facts =
  'meta[name="description"],meta[name="robots"],meta[name^="twitter:"],meta[property],link[rel="canonical"],link[rel="alternate"],script[type="application/ld+json"]';

/** Styles of the page, marked by `templates/parts/head.tsx`. */
const pageStyles = 'link[data-page]';
const modules = 'script[type="module"][src]';

const all = (from: Document, selector: string): Element[] => [...from.head.querySelectorAll(selector)];

const address = (element: Element): string | null =>
  element.getAttribute('href') ?? element.getAttribute('src');

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

/** Compares the site's own script and style sheet, whose names have hashes: if they differ, anything else may. */
export function isSameBuild(next: Document): boolean {
  return [modules, 'link[rel="stylesheet"]'].every((selector) => {
    const [ours, theirs] = [document, next].map((each) => each.head.querySelector(selector));
    return (ours && address(ours)) === (theirs && address(theirs));
  });
}

/** Adds the style sheets of the next page; resolves when they apply. */
export async function loadStyles(next: Document): Promise<void> {
  const loads = missing(next, pageStyles).map((element) => {
    const link = copyOf(element);
    const loaded = new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
    });
    const last = all(document, 'link[rel="stylesheet"]').at(-1);
    if (last === undefined) document.head.append(link);
    else last.after(link);
    return loaded;
  });
  await Promise.all(loads);
}

/** Replaces the page's part of the head; the scripts start when they have loaded. */
export function replaceHead(next: Document): void {
  document.title = next.title;
  const described = all(next, facts).map((element) => document.adoptNode(element));
  for (const element of all(document, facts)) element.remove();
  document.querySelector('title')?.after(...described);

  const [ours, theirs] = [document, next].map((each) => each.head.querySelector('style[data-page]'));
  if (ours && theirs && ours.textContent !== theirs.textContent) ours.textContent = theirs.textContent;

  const preloads = 'link[rel="modulepreload"]';
  const scripts = [...missing(next, preloads), ...missing(next, modules)].map(copyOf);
  for (const selector of [pageStyles, preloads, modules]) {
    const wanted = new Set(all(next, selector).map(address));
    for (const element of all(document, selector)) if (!wanted.has(address(element))) element.remove();
  }
  document.head.append(...scripts);
}
