import type { SearchManifest, SearchShard } from '../../renderer/search/model.ts';
import { element } from './search/element.ts';

/** Number of suggested pages; the style sheet reserves room for them. */
const offered = 3;

export interface NamedPage {
  readonly title: string;
  readonly trail: readonly string[];
  readonly href: string;
}

const pairs = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));

/** Share of pairs of letters that two addresses have in common: mistyped and moved pages keep most of them. */
function likeness(first: string, second: string): number {
  const [one, other] = [pairs(first.toLowerCase()), pairs(second.toLowerCase())];
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / (one.size + other.size || 1);
}

export const nearestPages = <Page extends NamedPage>(asked: string, pages: readonly Page[]): Page[] =>
  pages
    .map((page) => ({ page, near: likeness(asked, page.href) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, offered)
    .map(({ page }) => page);

async function json<Value>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** Shows the requested address, and suggests the pages with the most similar addresses. */
export async function startNotFound(page: HTMLElement): Promise<void> {
  const asked = decodeURI(location.pathname);
  page.querySelector('[data-asked]')?.replaceChildren(asked);
  const list = page.querySelector<HTMLElement>('[data-nearest]');
  const index = document.querySelector<HTMLElement>('dialog#site--search')?.dataset.index;
  if (list === null || index === undefined) return;
  const { products } = await json<SearchManifest>(index);
  const shards = await Promise.all(products.map(({ shard }) => json<SearchShard>(shard)));
  const known = shards.flatMap(({ pages }, at) =>
    pages.map(({ title, trail, href }) => ({ title, href, trail: [products[at]?.name ?? '', ...trail] })),
  );
  list.append(
    ...nearestPages(location.pathname, known).map(({ title, trail, href }) =>
      element(
        'li',
        {},
        element('a', { href }, element('strong', {}, title), element('span', {}, trail.join(' › '))),
      ),
    ),
  );
}
