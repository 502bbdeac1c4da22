import type { PageLink } from '../../../renderer/view/page.ts';
import type { Site, TreeNode } from '../../model/site.ts';
import { canonicalPathname, languagePrefixes } from '../../site/paths.ts';
import type { GuideGroup } from './entry-links.ts';
import type { ShownPage } from './shown.ts';

interface Guide {
  readonly pathname: string;
  readonly title: string;
  /** Title of the nearest group that has a page; empty at the top. */
  readonly group: string;
}

/** The written pages of the navigation, in its order. */
function guidesOf(tree: readonly TreeNode[]): Guide[] {
  const found: Guide[] = [];
  const walk = (nodes: readonly TreeNode[], group: string): void => {
    for (const node of nodes) {
      if (node.kind === 'group') walk(node.children, node.subheader ? group : node.title);
      else if (node.kind === 'page' && !node.api) found.push({ ...node, group });
    }
  };
  walk(tree, '');
  return found;
}

/** Titles of the written pages. A title that several pages have is followed by its group. */
export function pageTitles(tree: readonly TreeNode[]): ReadonlyMap<string, string> {
  const guides = guidesOf(tree);
  const counts = new Map<string, number>();
  for (const { title } of guides) counts.set(title, (counts.get(title) ?? 0) + 1);
  return new Map(
    guides.map(({ pathname, title, group }) => [
      pathname,
      (counts.get(title) ?? 0) > 1 && group !== '' ? `${group}: ${title}` : title,
    ]),
  );
}

/**
 * Sorts links to pages into the groups of the navigation, those of a product first and those elsewhere last. Pages of
 * other products are left out where the product has its own.
 */
export function guideGroups(
  { config, tree }: Pick<Site, 'config' | 'tree'>,
  written: readonly ShownPage[],
): (links: readonly PageLink[], product: string) => GuideGroup[] {
  const guides = new Map(guidesOf(tree).map((guide) => [guide.pathname, guide]));
  const products = new Map(written.map(({ node, productId }) => [node.pathname, productId]));
  const prefixes = languagePrefixes(config);
  return (links, product) => {
    const found = new Map<string, { readonly rank: number; readonly links: PageLink[] }>();
    for (const link of links) {
      const pathname = canonicalPathname(link.href, prefixes);
      const guide = guides.get(pathname);
      const rank = guide === undefined ? 2 : products.get(pathname) === product ? 0 : 1;
      const title = guide?.group ?? '';
      const key = `${rank} ${title}`;
      const group = found.get(key) ?? { rank, links: [] };
      group.links.push({ ...link, title: guide?.title ?? link.title });
      found.set(key, group);
    }
    const hasOwn = [...found.values()].some(({ rank }) => rank === 0);
    return [...found]
      .filter(([, { rank }]) => !hasOwn || rank !== 1)
      .sort(([, one], [, other]) => one.rank - other.rank)
      .map(([key, group]) => ({ title: key.slice(2) || null, links: group.links }));
  };
}
