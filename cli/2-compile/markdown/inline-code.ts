import type { Element, Parents, Root } from 'hast';
import type { VFile } from 'vfile';
import type { CodeUse } from '../names/page-names.ts';
import { contextOf, type PageContext, placeOf } from './page-context.ts';
import { plainText } from './page-head.ts';

/** Elements that cannot contain a link: links, and text that is listed or pressed elsewhere. */
const withoutLinks = /^(?:a|h[1-6]|summary)$/;

/** Records every piece of inline code, and marks pieces that may become a link. */
export function rehypeInlineCode() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    let section = 0;
    const walk = (parent: Parents, linkable: boolean): void => {
      for (const child of parent.children) {
        if (child.type !== 'element') continue;
        if (/^h[1-6]$/.test(child.tagName)) section += 1;
        const isText = child.children.length === 1 && child.children[0]?.type === 'text';
        if (child.tagName === 'code' && isText) note(context, child, section, linkable);
        else walk(child, linkable && !isBarrier(child));
      }
    };
    walk(tree, true);
  };
}

const isBarrier = ({ tagName, properties }: Element): boolean =>
  withoutLinks.test(tagName) ||
  (Array.isArray(properties.className) && properties.className.includes('link-pending'));

function note(context: PageContext, node: Element, section: number, linkable: boolean): void {
  // Code that a plugin adds, for the API section for example, names nothing of the author's.
  if (node.position === undefined) return;
  const index = context.codes.push({
    code: plainText(node),
    place: placeOf(context, node),
    section,
    offset: null,
  });
  if (linkable && Object.keys(node.properties).length === 0) node.properties.dataCode = String(index - 1);
}

// A mark that no author's text or attribute can contain: `<` is escaped in text, `"` in attributes.
const mark = /<code data-code="(\d+)">/g;

/** Removes the marks from the page's HTML and records the offset of every marked piece of code. */
export function takeMarks(
  html: string,
  codes: readonly CodeUse[],
): { readonly html: string; readonly codes: readonly CodeUse[] } {
  const offsets = new Map<number, number>();
  const plain = '<code>';
  let removed = 0;
  const clean = html.replace(mark, (whole, index: string, start: number) => {
    offsets.set(Number(index), start - removed + plain.length);
    removed += whole.length - plain.length;
    return plain;
  });
  return {
    html: clean,
    codes: codes.map((code, index) => ({ ...code, offset: offsets.get(index) ?? null })),
  };
}
