import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { TocEntry } from '../../../renderer/view/page.ts';
import type { CompiledPage, PageSection } from '../../model/page.ts';
import { slotFacts } from './slot-facts.ts';

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'kbd',
  'mark',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
]);
const silent = new Set(['docs-slot', 'script', 'style', 'svg', 'template', 'button']);

const flat = (toc: readonly TocEntry[]): TocEntry[] =>
  toc.flatMap((entry) => [entry, ...flat(entry.children)]);

const isLinkOfHeading = ({ properties }: Element): boolean =>
  Array.isArray(properties.className) && properties.className.includes('heading-link');

/** Splits a page at its contents entries; the first section is the page itself, with an empty anchor. */
export function searchSections(
  page: Root,
  { title, toc, slots }: Pick<CompiledPage, 'title' | 'toc' | 'slots'>,
): PageSection[] {
  const titles = new Map(flat(toc).map((entry) => [entry.id, entry.title]));
  const found: Writable<PageSection>[] = [{ anchor: '', title, text: '', names: '' }];
  const current = () => found[found.length - 1] as Writable<PageSection>;

  const visit = (node: RootContent): void => {
    if (node.type === 'text') current().text += node.value;
    if (node.type === 'element' && node.tagName === 'docs-slot') {
      const slot = slots[Number(node.properties.dataSlot)];
      if (slot !== undefined) found.push(...slotFacts(slot).sections);
    }
    if (node.type !== 'element' || silent.has(node.tagName) || isLinkOfHeading(node)) return;
    const heading = titles.get(String(node.properties.id));
    if (heading !== undefined) {
      found.push({ anchor: String(node.properties.id), title: heading, text: '', names: '' });
      // The title already contains it.
      if (/^h[1-6]$/.test(node.tagName)) return;
    }
    if (node.tagName === 'code' || node.tagName === 'pre') current().names += ` ${textOf(node)}`;
    if (node.tagName === 'pre') return;
    if (!inline.has(node.tagName)) current().text += ' ';
    for (const child of node.children) visit(child);
    if (!inline.has(node.tagName)) current().text += ' ';
  };
  for (const node of page.children) if (node.type !== 'doctype') visit(node);
  return found.map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() }));
}
