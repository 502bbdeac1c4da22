import type { Code } from 'mdast';

/** What an info string such as ```` ```tsx Label {1,3-5} title="src/App.tsx" ```` says. */
export interface CodeInfo {
  readonly language: string | null;
  /** Name of the fence's tab. */
  readonly label: string | null;
  readonly title: string | null;
  /** Numbers of the highlighted lines, from 1. */
  readonly lines: ReadonlySet<number>;
}

/** Bounds the work for `{1-999999999}`. */
const mostLines = 10_000;

export function readInfo({ lang, meta }: Pick<Code, 'lang' | 'meta'>): CodeInfo {
  const info = `${lang ?? ''} ${meta ?? ''}`;
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(info);
  const ranges = /\{([\d,\s-]*)\}/.exec(info);
  const words = info
    .replace(title?.[0] ?? '', ' ')
    .replace(ranges?.[0] ?? '', ' ')
    .split(/\s+/)
    .filter(Boolean);
  const language =
    lang === null || lang === undefined || /^(?:\{|title=)/.test(lang) ? null : (words.shift() ?? null);
  return {
    language,
    label: words.join(' ') || null,
    title: title?.[1] ?? title?.[2] ?? null,
    lines: readRanges(ranges?.[1] ?? ''),
  };
}

function readRanges(text: string): Set<number> {
  const lines = new Set<number>();
  for (const range of text.split(',')) {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
    if (first === undefined) continue;
    for (let line = Number(first); line <= Math.min(Number(last), mostLines); line += 1) lines.add(line);
  }
  return lines;
}
