import type { Element, Parents, Root } from 'hast';
import type { VFile } from 'vfile';
import type { CodeUse } from '../names/page-names.ts';
import { contextOf, type PageContext, placeOf } from './page-context.ts';
import { plainText } from './page-head.ts';

/** Where a link would be one within another, or would stand in what is listed and pressed elsewhere. */
const withoutLinks = /^(?:a|h[1-6]|summary)$/;

/** Notes every piece of inline code, and marks those that may become a link. */
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
  // What a plugin adds, the API section, says nothing of its own.
  if (node.position === undefined) return;
  const index = context.codes.push({
    code: plainText(node),
    place: placeOf(context, node),
    section,
    offset: null,
  });
  if (linkable && Object.keys(node.properties).length === 0) node.properties.dataCode = String(index - 1);
}

// No text or attribute of the author can hold it: `<` is escaped in the one, `"` in the other.
const mark = /<code data-code="(\d+)">/g;

/** Takes the marks out of the page's HTML; the pieces of code know from then on where in it they stand. */
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
    codes: codes.map((each, index) => ({ ...each, offset: offsets.get(index) ?? null })),
  };
}
