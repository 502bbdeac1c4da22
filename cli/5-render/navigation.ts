import type { NavigationItem, PageLink } from '../../renderer/view/page.ts';
import type { PageNode, TreeNode } from '../model/site.ts';
import type { HrefOf } from '../site/hrefs.ts';
import { pagesOf } from '../site/page-tree.ts';

/** Ancestors of a page, outermost first; empty when it is not in the tree. */
export function ancestorsOf(nodes: readonly TreeNode[], pathname: string): TreeNode[] {
  for (const node of nodes) {
    if (node.kind !== 'group') continue;
    if (node.children.some((child) => child.pathname === pathname && child.kind === 'page')) return [node];
    const below = ancestorsOf(node.children, pathname);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Whether a group holds nothing but pages of the API reference. */
const isReference = (node: TreeNode): boolean => {
  const pages = node.kind === 'group' ? pagesOf([node]) : [];
  return pages.length > 0 && pages.every(({ api }) => api !== undefined);
};

/** The tree as seen from a page. A reference that the page is no part of has no children: its pages are too many. */
export function navigationFor(
  nodes: readonly TreeNode[],
  pathname: string,
  hrefOf: HrefOf,
): NavigationItem[] {
  return nodes.map((node) => {
    const { title, plan, planned, newFeature } = node;
    const below = node.kind === 'group' ? navigationFor(node.children, pathname, hrefOf) : [];
    const open = below.some((child) => child.current || child.open);
    const current = node.kind === 'page' && node.pathname === pathname;
    const subheader = node.kind === 'group' && node.subheader;
    const first = node.kind === 'group' ? pagesOf([node])[0]?.pathname : node.pathname;
    const href =
      node.kind === 'link' ? node.pathname : subheader || first === undefined ? null : hrefOf(first);
    return {
      kind: node.kind,
      title,
      href,
      subheader,
      plan,
      planned,
      newFeature,
      current,
      open,
      children: open || subheader || !isReference(node) ? below : [],
    };
  });
}

export function breadcrumbsFor(nodes: readonly TreeNode[], pathname: string, hrefOf: HrefOf): PageLink[] {
  return ancestorsOf(nodes, pathname)
    .filter((node) => !(node.kind === 'group' && node.subheader))
    .map((node) => ({
      title: node.title,
      href: hrefOf(pagesOf([node])[0]?.pathname ?? pathname),
    }));
}

/** The pages before and after: guides follow guides, and the pages of a product's reference each other. */
export function neighboursOf(nodes: readonly TreeNode[], pathname: string, hrefOf: HrefOf) {
  const all = pagesOf(nodes);
  const strand = all.find((page) => page.pathname === pathname)?.api?.product;
  const pages = all.filter(({ api }) => api?.product === strand);
  const index = pages.findIndex((page) => page.pathname === pathname);
  const link = (page: PageNode | undefined): PageLink | null =>
    page === undefined ? null : { title: page.title, href: hrefOf(page.pathname) };
  return {
    previous: index < 0 ? null : link(pages[index - 1]),
    next: index < 0 ? null : link(pages[index + 1]),
  };
}
