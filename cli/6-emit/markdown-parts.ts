import type { Spool } from '../machine/spool.ts';
import type { SiteFile } from '../model/output.ts';
import type { CompiledPage } from '../model/page.ts';
import { markdownPartFile } from '../site/paths.ts';
import { sectionsOf } from './markdown-lines.ts';

interface PartOptions {
  readonly page: CompiledPage;
  readonly key: string;
  /** Address of the page. */
  readonly url: string;
  readonly spool: Spool;
}

/**
 * A file beside the page's for each of its sections and reference entries, named by the anchor in small letters. On
 * some file systems `InputProps` and `inputProps` are the same name, so both are in one file.
 */
export function markdownParts(text: string, { page, key, url, spool }: PartOptions): SiteFile[] {
  const sections = sectionsOf(text);
  // The contents also list headings written as HTML or in a quote, which have no section here; the sections can then
  // not be matched.
  const isWhole = sections.length === page.toc.length;
  const parts = new Map<string, string[]>();
  const add = (anchor: string, markdown: string): void => {
    const path = markdownPartFile(key, anchor);
    const part = `[${page.title}](${url}#${anchor})\n\n${markdown.trim()}\n`;
    parts.set(path, [...(parts.get(path) ?? []), part]);
  };
  if (isWhole) for (const [index, { id }] of page.toc.entries()) add(id, sections[index]?.join('\n') ?? '');
  for (const slot of page.slots) {
    if (slot.kind !== 'api') continue;
    for (const [index, { id }] of slot.view.entries.entries()) add(id, slot.markdown[index] ?? '');
  }
  return [...parts].map(([path, texts]) => ({ path, contents: spool(texts.join('\n')) }));
}
