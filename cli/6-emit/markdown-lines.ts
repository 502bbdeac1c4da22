const fence = /^[> ]*(?:[-*+] |\d+\. )?\s*(`{3,}|~{3,})/;

interface MarkdownLine {
  readonly line: string;
  /** Whether it belongs to a code block, its fences included. */
  readonly isCode: boolean;
}

/** The lines of a text, with those of code blocks marked, in which a `##` begins a comment. */
export function* markdownLines(text: string): Generator<MarkdownLine> {
  let open: string | null = null;
  for (const line of text.split('\n')) {
    const mark = fence.exec(line)?.[1] ?? null;
    const isCode: boolean = open !== null || mark !== null;
    if (open === null) open = mark;
    else if (mark?.startsWith(open) && line.trim().endsWith(mark)) open = null;
    yield { line, isCode };
  }
}

/** The lines from one `##` to the next; those before the first are left out. */
export function sectionsOf(text: string): string[][] {
  const sections: string[][] = [];
  for (const { line, isCode } of markdownLines(text)) {
    if (!isCode && /^## \S/.test(line)) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections;
}
