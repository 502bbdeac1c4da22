import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const normaliser = unified().use(rehypeRaw).use(rehypeStringify).freeze();
const blocks = 'p|h[1-6]|ul|ol|li|blockquote|pre|div|hr|table|thead|tbody|tr|td|th|section|aside';
const aroundBlocks = new RegExp(`\\s*(</?(?:${blocks})(?:\\s[^>]*)?>)\\s*`, 'g');

const parse = (html: string): Root =>
  normaliser.runSync({ type: 'root', children: [{ type: 'raw', value: html.trim() }] } as Root);

const print = (tree: Root): string => normaliser.stringify(tree).replace(aroundBlocks, '$1').trim();

/** HTML as a browser reads it: equal for equal trees, apart from white space between blocks. */
export const normalise = (html: string): string => print(parse(html));

/**
 * The same without the dialect's additions to a plain document: wrappers of code and tables, tokens, ids and links of
 * headings, marks of links and images. Internal links are resolved against `base`, without a closing slash.
 */
export function undress(html: string, base: string): string {
  const tree = parse(html);
  undressChildren(tree, base);
  return print(tree);
}

function undressChildren(parent: Root | Element, base: string): void {
  parent.children = (parent.children as Nodes[]).flatMap((child) => {
    if (child.type !== 'element') return [child];
    undressChildren(child, base);
    return undressElement(child, base);
  }) as typeof parent.children;
}

const has = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

function undressElement(node: Element, base: string): Nodes[] {
  const { tagName, properties } = node;
  if (has(node, 'code') || has(node, 'table-scroll')) return node.children;
  if (has(node, 'heading-link') || has(node, 'anchor-alias')) return [];
  // A page has one h1, its title.
  if (tagName === 'h1') node.tagName = 'h2';
  if (/^h[1-6]$/.test(tagName)) delete properties.id;
  if (tagName === 'pre') delete properties.tabIndex;
  if (tagName === 'img') delete properties.loading;
  if (tagName === 'input') delete properties.ariaLabel;
  if (tagName === 'code') node.children = [{ type: 'text', value: textOf(node) }];
  if (tagName === 'a') undressLink(node, base);
  const align = (Array.isArray(properties.className) ? properties.className : [])
    .map((name) => /^align-(\w+)$/.exec(String(name))?.[1])
    .find((name) => name !== undefined);
  if (align !== undefined) {
    delete properties.className;
    properties.align = align;
  }
  return [node];
}

function undressLink({ properties }: Element, base: string): void {
  const { href } = properties;
  delete properties.rel;
  if (properties.className !== undefined) delete properties.className;
  if (typeof href !== 'string' || /^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href) || !URL.canParse(href, base))
    return;
  const { pathname, search, hash } = new URL(href, base);
  properties.href = pathname.replace(/(?<=.)\/$/, '') + search + hash;
}
