import { codeKey } from '../../../renderer/highlighting/code-key.ts';
import type { CodeTypes, NameType } from '../../../renderer/view/code-types.ts';

const types = new WeakMap<Element, NameType>();

/** The meaning of a name that has been marked. */
export const typeOf = (name: Element): NameType | undefined => types.get(name);

/** Texts of a block with their offsets, before any of them is split. */
function textsIn(code: Element): { readonly node: Text; readonly start: number }[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const found: { node: Text; start: number }[] = [];
  let start = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    found.push({ node, start });
    start += node.length;
  }
  return found;
}

/** The names of attributes may have hyphens. */
const nameIn = ({ data, parentElement }: Text, at: number): string =>
  (parentElement?.matches('.attribute') ? /^[\w$-]+/ : /^[\w$]+/).exec(data.slice(at))?.[0] ?? '';

function mark(node: Text, at: number, type: NameType): void {
  const name = nameIn(node, at);
  if (name === '') return;
  const linked = node.parentElement?.closest('a');
  if (linked) {
    types.set(linked, type);
    linked.classList.add('code-name');
    linked.draggable = false;
    return;
  }
  const element = document.createElement('span');
  element.className = 'code-name';
  element.tabIndex = -1;
  types.set(element, type);
  const own = node.splitText(at);
  own.splitText(name.length);
  own.replaceWith(element);
  element.append(own);
}

/** Puts each name of a block that has a type into an element, once. A block with another text has no types. */
export function markNames(code: Element, { names, blocks }: CodeTypes): void {
  if (code.querySelector('.code-name') !== null) return;
  const pairs = blocks[codeKey(code.textContent ?? '')] ?? [];
  const texts = textsIn(code);
  let offset = 0;
  const found: { readonly offset: number; readonly type: NameType }[] = [];
  for (let at = 0; at < pairs.length; at += 2) {
    offset += pairs[at] ?? 0;
    const type = names[pairs[at + 1] ?? -1];
    if (type !== undefined) found.push({ offset, type });
  }
  // From the end, so that offsets of texts stay right while they are split.
  let index = texts.length - 1;
  for (const { offset: at, type } of found.reverse()) {
    while (index > 0 && (texts[index]?.start ?? 0) > at) index -= 1;
    const text = texts[index];
    if (text !== undefined) mark(text.node, at - text.start, type);
  }
}
