import type { Element, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import type { ApiEntryView, ApiView } from '../../../renderer/view/api.ts';
import type { TocEntry } from '../../../renderer/view/page.ts';
import type { CompiledPage } from '../../model/page.ts';

/** The part of a page from one entry of its contents to the next. */
export interface Section {
  readonly anchor: string;
  readonly title: string;
  /** Words of its prose, spaces single. */
  readonly text: string;
  /** What is set as code in it: names in prose, and blocks. */
  readonly names: string;
  /** Whether it is an entry of the API reference. */
  readonly entry?: true;
}

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
): Section => ({
  anchor: id,
  title: name,
  text:
    section === 'classes' || section === 'css' ? '' : `${wordsOf(description)} ${wordsOf(deprecated ?? '')}`,
  names: '',
  entry: true,
});

/** Splits a page where its contents point; the first section is the page itself, with an empty anchor. */
export function sections({
  html,
  title,
  toc,
  slots,
}: Pick<CompiledPage, 'html' | 'title' | 'toc' | 'slots'>): Section[] {
  const titles = new Map(flat(toc).map((entry) => [entry.id, entry.title]));
  const found: Writable<Section>[] = [{ anchor: '', title, text: '', names: '' }];
  const current = () => found[found.length - 1] as Writable<Section>;

  const visit = (node: RootContent): void => {
    if (node.type === 'text') current().text += node.value;
    if (node.type === 'element' && node.tagName === 'docs-slot') {
      const slot = slots[Number(node.properties.dataSlot)];
      if (slot?.kind === 'api')
        found.push(...slot.view.entries.map((entry) => entrySection(entry, slot.view)));
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
  for (const node of fromHtml(html, { fragment: true }).children) if (node.type !== 'doctype') visit(node);
  return found.map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() }));
}
