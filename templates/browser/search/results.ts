import type { SearchHit, SearchPage } from '../../../renderer/search/model.ts';
import type { SearchResult } from '../../../renderer/search/search-index.ts';
import { element } from './element.ts';
import type { LoadedIndex } from './load-index.ts';
import { excerpt, marked, marking } from './mark.ts';
import type { Say } from './texts.ts';

/** Pages of a product among several, pages of a product alone, and sections of a page. */
const limits = { pages: 4, onlyPages: 25, sections: 3 };

/** A group of options under a heading. */
export function group(id: string, title: string, options: readonly Node[]): HTMLElement {
  const heading = element('div', { class: 'search-heading', id, role: 'presentation' }, title);
  return element('div', { role: 'group', 'aria-labelledby': id }, heading, ...options);
}

export const link = (href: string, className: string, ...children: readonly (Node | string)[]) =>
  element(
    'a',
    { href, role: 'option', 'aria-selected': 'false', tabindex: '-1', class: className },
    ...children,
  );

export const action = (data: Readonly<Record<string, string>>, className: string, text: string) =>
  element('div', { role: 'option', 'aria-selected': 'false', class: className, ...data }, text);

function planMark({ plan }: SearchPage, say: Say): readonly Node[] {
  if (plan === null) return [];
  const words = element('span', { class: 'sr' }, say(`plan.${plan}`));
  return [element('span', { class: `mark plan-${plan}` }, words)];
}

/** Excerpts arrive after the list, whose lines leave room for them, so nothing moves. */
function sectionOptions({ page, sections }: SearchHit, query: string, index: LoadedIndex): Node[] {
  return sections.slice(0, limits.sections).map(({ index: at, terms }) => {
    const [anchor, title] = page.sections[at] ?? ['', ''];
    const what = marking(query, terms);
    const line = element('span', { class: 'search-line', dir: 'auto' });
    void index.textsOf(page).then((all) => line.append(...marked(excerpt(all[at] ?? '', what), what)));
    const name = element('span', { class: 'search-name' }, ...marked(title, what));
    return link(`${page.href}#${anchor}`, 'search-section', name, line);
  });
}

function pageOptions(hit: SearchHit, query: string, index: LoadedIndex, say: Say): Node[] {
  const { page, terms } = hit;
  const what = marking(query, terms);
  const trail = page.trail.flatMap((title) => [...marked(title, what), ' › ']);
  const groups = element('span', { class: 'search-trail' }, ...trail);
  const title = marked(page.title, what);
  const name = element('span', { class: 'search-name' }, groups, ...title, ...planMark(page, say));
  const line = element('span', { class: 'search-line', dir: 'auto' }, ...marked(page.description, what));
  return [link(page.href, 'search-page', name, line), ...sectionOptions(hit, query, index)];
}

/** The hits as groups of options, one a product, the product with the best hit first. */
export function results(
  { hits, match }: SearchResult,
  { query, index, say, single }: { query: string; index: LoadedIndex; say: Say; single: boolean },
): Node[] {
  if (match === 'none') {
    const near = hits.slice(0, limits.pages).map((hit) => ({ ...hit, sections: [] }));
    return near.length === 0
      ? []
      : [
          group(
            'search-alike',
            say('search.alike'),
            near.flatMap((hit) => pageOptions(hit, query, index, say)),
          ),
        ];
  }
  return [...new Set(hits.map(({ shard }) => shard))].map((shard) => {
    const own = hits.filter((hit) => hit.shard === shard);
    const shown = own.slice(0, single ? limits.onlyPages : limits.pages);
    const product = index.manifest.products[shard]?.name ?? '';
    const options = shown.flatMap((hit) => pageOptions(hit, query, index, say));
    if (!single && own.length > shown.length) {
      const text = say('search.more', { count: own.length, product });
      options.push(action({ 'data-product': String(shard) }, 'search-more', text));
    }
    return group(`search-product-${shard}`, product, options);
  });
}
