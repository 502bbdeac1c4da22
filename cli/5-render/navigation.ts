import type { NavigationItem, PageLink } from '../../renderer/model.ts';
import type { PageNode, TreeNode } from '../model.ts';
import { pagesOf } from '../page-tree.ts';

/** Links of pages end in `/`. */
export const pageHref = (pathname: string): string => (pathname === '/' ? '/' : `${pathname}/`);

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

/** Link to a page in the reader's language, else in the default one. */
export type HrefOf = (pathname: string) => string;

export function navigationFor(
  nodes: readonly TreeNode[],
  pathname: string,
  hrefOf: HrefOf,
): NavigationItem[] {
  return nodes.map((node) => {
    const { title, plan, planned, newFeature } = node;
    const children = node.kind === 'group' ? navigationFor(node.children, pathname, hrefOf) : [];
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
      open: children.some((child) => child.current || child.open),
      children,
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

export function neighboursOf(nodes: readonly TreeNode[], pathname: string, hrefOf: HrefOf) {
  const pages = pagesOf(nodes);
  const index = pages.findIndex((page) => page.pathname === pathname);
  const link = (page: PageNode | undefined): PageLink | null =>
    page === undefined ? null : { title: page.title, href: hrefOf(page.pathname) };
  return {
    previous: index < 0 ? null : link(pages[index - 1]),
    next: index < 0 ? null : link(pages[index + 1]),
  };
}
