/** Whether the reader has chosen the alphabet, on this page or one before. */
let byName = false;

interface Group {
  readonly list: Element;
  /** In the order of the document. */
  readonly items: readonly Element[];
  /** Elements to hide while the items are elsewhere. */
  readonly shell: readonly Element[];
}

/** Groups of the current page: of its entries, and of their names in the contents. */
let groups: readonly (readonly Group[])[] = [];

const nameOf = (item: Element): string => (item.querySelector('a')?.textContent ?? '').toLowerCase();

/** The groups of a list and of those that follow it, each beneath a heading. */
function groupsFrom(first: Element): Group[] {
  const found: Group[] = [];
  for (let list: Element | null = first; list?.matches('.api'); ) {
    const heading: Element | null = list.previousElementSibling;
    const entries = list.querySelector('dl');
    if (heading === null || entries === null || !/^H[2-6]$/.test(heading.tagName)) break;
    const shell = list === first ? [heading] : [heading, list];
    found.push({ list: entries, items: [...entries.children], shell });
    const next: Element | null = list.nextElementSibling;
    list = next?.tagName === heading.tagName ? next.nextElementSibling : null;
  }
  return found;
}

/** The groups of the contents with the names of entries. */
function groupsOfContents(headings: readonly string[]): Group[] {
  const links = [...document.querySelectorAll('.contents a')];
  return headings.flatMap((id, index) => {
    const link = links.find((each) => each.getAttribute('href') === `#${id}`);
    const [list, item] = [link?.parentElement?.querySelector('ul'), link?.parentElement];
    if (!link || !list || !item) return [];
    return [{ list, items: [...list.children], shell: [index === 0 ? link : item] }];
  });
}

function arrange(all: readonly Group[]): void {
  const [first] = all;
  if (first === undefined) return;
  const items = all.flatMap((group) => group.items);
  if (byName) first.list.append(...items.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)));
  else for (const group of all) group.list.append(...group.items);
  for (const element of all.flatMap((group) => group.shell)) element.toggleAttribute('data-merged', byName);
}

const inputs = () => document.querySelectorAll<HTMLInputElement>('.api-order input');

function apply(): void {
  for (const input of inputs()) input.checked = (input.value === 'name') === byName;
  for (const all of groups) arrange(all);
}

/** Lets a reader see a list by the alphabet that the document has by feature. */
export function startApiOrder(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('.api-order input')) return;
    byName = target.value === 'name';
    apply();
  });
}

/** Finds the grouped lists of the current page, and shows them in the order of the reader's choice. */
export function showApiOrder(): void {
  const first = document.querySelector('.api:has(.api-order)');
  const lists = first === null ? [] : groupsFrom(first);
  const headings = lists.flatMap(({ shell: [heading] }) => heading?.id ?? []);
  groups = [lists, groupsOfContents(headings)];
  apply();
}
