import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import type { ApiEntryView, ApiView } from '../../../renderer/view/api.ts';
import type { TocEntry } from '../../../renderer/view/page.ts';
import type { CompiledPage, PageSection, Slot } from '../../model/page.ts';

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

const wordsOf = (html: string): string => textOf(fromHtml(html, { fragment: true }));

/** Of an entry of the API reference. The types it names have entries of their own; of classes the name says it all. */
const entrySection = (
  { id, name, description, deprecated }: ApiEntryView,
  { section }: ApiView,
): PageSection => ({
  anchor: id,
  title: name,
  text:
    section === 'classes' || section === 'css' ? '' : `${wordsOf(description)} ${wordsOf(deprecated ?? '')}`,
  names: '',
  entry: true,
});

/** What of a slot is found by search: the words of demos and components are no text of the page. */
function slotSections(slot: Slot): PageSection[] {
  switch (slot.kind) {
    case 'demo':
    case 'component':
      return [];
    case 'api':
      return slot.view.entries.map((entry) => entrySection(entry, slot.view));
  }
}

/** Splits a page where its contents point; the first section is the page itself, with an empty anchor. */
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
      if (slot !== undefined) found.push(...slotSections(slot));
    }
    if (node.type !== 'element' || silent.has(node.tagName) || isLinkOfHeading(node)) return;
    const heading = titles.get(String(node.properties.id));
    if (heading !== undefined) {
      found.push({ anchor: String(node.properties.id), title: heading, text: '', names: '' });
      // The title says it already.
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
