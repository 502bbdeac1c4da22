import type { Spool } from '../machine/spool.ts';
import type { SiteFile } from '../model/output.ts';
import type { CompiledPage } from '../model/page.ts';
import { markdownPartFile } from '../site/paths.ts';

const fence = /^[> ]*(?:[-*+] |\d+\. )?\s*(`{3,}|~{3,})/;

/** The lines from one `##` to the next; a `##` in a code block does not count. */
function sectionsOf(text: string): string[][] {
  const sections: string[][] = [];
  let open: string | null = null;
  for (const line of text.split('\n')) {
    const mark = fence.exec(line)?.[1] ?? null;
    if (open === null) open = mark;
    else if (mark?.startsWith(open) && line.trim().endsWith(mark)) open = null;
    if (open === null && /^## \S/.test(line)) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections;
}

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
