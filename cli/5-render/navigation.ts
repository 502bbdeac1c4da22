import type { NavigationItem, PageLink } from '../../renderer/view/page.ts';
import { contentHash } from '../machine/cache.ts';
import type { PageNode, TreeNode } from '../model/site.ts';
import type { HrefOf } from '../site/hrefs.ts';
import { pagesOf } from '../site/page-tree.ts';

interface Neighbours {
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/** The page tree as pages of one language show it; they all share it. */
export interface SiteNavigation {
  /** Hash of the functions' input besides the pathname. */
  readonly hash: string;
  /** Address of the first page of the site. */
  readonly homePath: string;
  /**
   * The tree as seen from a page. A reference without the page has no children, because its pages are too many. Groups
   * that do not contain the page are the same objects for every page.
   */
  readonly itemsFor: (pathname: string) => readonly NavigationItem[];
  readonly breadcrumbsFor: (pathname: string) => readonly PageLink[];
  /** The previous and next page. Guides follow guides, and pages of a product's reference follow each other. */
  readonly neighboursOf: (pathname: string) => Neighbours;
}

/** Pathname of a page → its node and the groups around it, outermost first. */
function trailsOf(
  nodes: readonly TreeNode[],
  above: readonly TreeNode[] = [],
  trails = new Map<string, readonly TreeNode[]>(),
): Map<string, readonly TreeNode[]> {
  for (const node of nodes) {
    const trail = [...above, node];
    if (node.kind === 'group') trailsOf(node.children, trail, trails);
    else if (node.kind === 'page' && !trails.has(node.pathname)) trails.set(node.pathname, trail);
  }
  return trails;
}

const isSubheader = (node: TreeNode): boolean => node.kind === 'group' && node.subheader;

function neighbours(tree: readonly TreeNode[], hrefOf: HrefOf): ReadonlyMap<string, Neighbours> {
  const strands = new Map<string | undefined, PageNode[]>();
  for (const page of pagesOf(tree)) {
    const strand = strands.get(page.api?.product);
    if (strand === undefined) strands.set(page.api?.product, [page]);
    else strand.push(page);
  }
  const link = (page: PageNode | undefined): PageLink | null =>
    page === undefined ? null : { title: page.title, href: hrefOf(page.pathname) };
  return new Map(
    [...strands.values()].flatMap((pages) =>
      pages.map(({ pathname }, index) => [
        pathname,
        { previous: link(pages[index - 1]), next: link(pages[index + 1]) },
      ]),
    ),
  );
}

export function siteNavigation(tree: readonly TreeNode[], hrefOf: HrefOf): SiteNavigation {
  const pages = pagesOf(tree);
  const trails = trailsOf(tree);
  const strands = neighbours(tree, hrefOf);
  const closed = new Map<TreeNode, NavigationItem>();
  const contents = new Map<TreeNode, readonly PageNode[]>();
  const pagesIn = (node: TreeNode): readonly PageNode[] => {
    const found = contents.get(node) ?? pagesOf([node]);
    contents.set(node, found);
    return found;
  };
  /** Whether a group has only pages of the API reference. */
  const references = new Map<TreeNode, boolean>();
  const isReference = (node: TreeNode): boolean => {
    const inside = pagesIn(node);
    const found = references.get(node) ?? (inside.length > 0 && inside.every(({ api }) => api !== undefined));
    references.set(node, found);
    return found;
  };

  const make = (node: TreeNode, trail: readonly TreeNode[]): NavigationItem => {
    const { title, plan, planned, newFeature } = node;
    const isOpen = trail.includes(node);
    const subheader = isSubheader(node);
    const below = node.kind === 'group' ? node.children.map((child) => itemOf(child, trail)) : [];
    const [first] = pagesIn(node);
    const href = node.kind === 'link' ? node.pathname : subheader || !first ? null : hrefOf(first.pathname);
    return {
      kind: node.kind,
      title,
      href,
      subheader,
      plan,
      planned,
      newFeature,
      current: isOpen && node.kind === 'page',
      open: isOpen && node.kind === 'group',
      children: isOpen || subheader || !isReference(node) ? below : [],
    };
  };
  const itemOf = (node: TreeNode, trail: readonly TreeNode[]): NavigationItem => {
    if (trail.includes(node)) return make(node, trail);
    const item = closed.get(node) ?? make(node, []);
    closed.set(node, item);
    return item;
  };

  return {
    hash: contentHash(
      JSON.stringify(tree, (key, value: unknown) => (key === 'place' || key === 'source' ? null : value)),
      ...pages.map(({ pathname }) => hrefOf(pathname)),
    ),
    homePath: hrefOf(pages[0]?.pathname ?? '/'),
    itemsFor: (pathname) => tree.map((node) => itemOf(node, trails.get(pathname) ?? [])),
    breadcrumbsFor: (pathname) =>
      (trails.get(pathname) ?? [])
        .slice(0, -1)
        .filter((node) => !isSubheader(node))
        .map((node) => ({ title: node.title, href: hrefOf(pagesIn(node)[0]?.pathname ?? pathname) })),
    neighboursOf: (pathname) => strands.get(pathname) ?? { previous: null, next: null },
  };
}
